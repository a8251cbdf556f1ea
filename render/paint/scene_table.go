package paint

// placeOf is the ground that goes with a motif.
var placeOf = map[string]string{
	"lighthouse": "sea", "boat": "sea", "skiff": "scales", "anchor": "sea", "wave": "scales", "shell": "sea", "conch": "scales", "fish": "sea",
	"bottle": "sea", "compass": "sea", "chest": "scales", "flags": "sea", "ebb": "scales", "whale": "sea", "pier": "sea", "gull": "sea", "plumb": "scales",
	"moon": "peaks", "star": "clouds", "meteor": "peaks", "comet": "clouds", "cloud": "clouds", "lightning": "peaks", "sun": "clouds", "eclipse": "peaks",
	"rainbow": "clouds", "snowflake": "ice", "wind": "hills", "telescope": "peaks", "globe": "floor", "camera": "floor", "dome": "peaks", "dish": "peaks",
	"chart": "clouds", "gondola": "peaks", "mountain": "peaks", "lens": "clouds", "prism": "clouds", "mirror": "floor",
	"cherry": "hills", "camellia": "garden", "chrysanthemum": "garden", "pine": "hills", "maple": "hills", "bamboo": "hills", "mushroom": "garden",
	"sprout": "garden", "rose": "garden", "bulb": "garden", "dandelion": "hills", "tree": "hills", "root": "garden", "leaf": "garden", "plum": "hills",
	"moss": "garden", "seeds": "garden", "wateringcan": "garden", "greenhouse": "garden", "flask": "floor", "still": "floor", "testtube": "floor",
	"crystal": "ice", "icepick": "ice", "icicle": "ice", "fountain": "garden", "bee": "garden", "butterfly": "garden", "drop": "ice", "channel": "garden",
	"lantern": "town", "fan": "fair", "drum": "fair", "mask": "fair", "kite": "hills", "firework": "town", "umbrella": "town", "candyfloss": "fair",
	"mikoshi": "fair", "stall": "fair", "pinwheel": "fair", "target": "fair", "sparkler": "scales", "matoi": "town", "rocket": "town", "lion": "fair",
	"purse": "town", "scales": "floor", "dice": "floor", "coin": "town", "signpost": "hills", "cart": "town", "banner": "town", "noren": "town",
	"locomotive": "rails", "rail": "rails", "signal": "rails", "wheel": "rails", "whistle": "rails", "chain": "rails", "shovel": "rails", "lever": "rails",
	"cap": "rails", "punch": "rails", "ticket": "rails", "furnace": "workshop", "coal": "rails", "wagon": "rails", "station": "rails", "derailed": "rails",
	"gear": "workshop", "clock": "workshop", "key": "workshop", "spring": "workshop", "hammer": "workshop", "puppet": "floor", "clocktower": "town",
	"bellows": "workshop", "gate": "hills", "door": "floor", "house": "town", "bridge": "scales",
}
