// packages/web/src/ui/car-paint.ts
/** Words of colours as drivers write them, and what they look like from above. The first that a text holds counts. */
var paints = [
	[/white|pearl|cream|ivory/i, "#ffffff"],
	[/silver|champagne/i, "#c9ced8"],
	[/gr[ae]y|charcoal/i, "#7d8594"],
	[/black/i, "#23262f"],
	[/maroon|burgundy|wine/i, "#7a1f35"],
	[/red/i, "#d0342c"],
	[/navy/i, "#1d2f6f"],
	[/blue|turquoise/i, "#2f6fd6"],
	[/green/i, "#2f8f5b"],
	[/orange/i, "#f07c1b"],
	[/gold|beige|bronze/i, "#c7a55a"],
	[/yellow/i, "#ffc21a"],
	[/brown/i, "#7b5236"],
	[/purple|violet/i, "#7a4bb0"]
];
/** The paint of a car by the words for its colour; marigold where nothing is known. */
var paintOf = (color) => paints.find(([word]) => word.test(color ?? ""))?.[1] ?? "var(--accent)";
export { paintOf as t };
