// packages/web/src/art/vehicles.ts
var wheel = (x, y = 31, r = 6.4) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#0E1033"/><circle cx="${x}" cy="${y}" r="${r * .42}" fill="#E5E7FC"/>`;
var car = (c, glass = "#CFE3F7", x = "") => `<svg class="vehicle" viewBox="0 0 76 40" aria-hidden="true"><path fill="${c}" d="M5 29c-2 0-3-1-3-3v-4c0-3 2-5 5-5.6l9-1.4 9-8C27.5 5 30 4 33 4h13c4 0 7 1.3 9.5 4l6.5 7 8 1.8c3 .7 4 2.6 4 5.2v4c0 2-1 3-3 3z"/><path fill="${glass}" d="M21 15l7-6.2C29.5 7.4 31 7 33 7h4v8zM40 7h6c3 0 5 .8 7 3l4.4 5H40z"/><path fill="#0E1033" opacity=".16" d="M2 24h72v2c0 2-1 3-3 3H5c-2 0-3-1-3-3z"/><rect x="2" y="20" width="5" height="3" rx="1.5" fill="#FF7A1A"/><rect x="69" y="19.5" width="5" height="3.5" rx="1.7" fill="#FFF4D0"/>${x}${wheel(18)}${wheel(58)}</svg>`;
/** Vehicles from the side, 76 × 40. */
var vehicles = {
	standard: car("#2F3BD9"),
	share: car("#0A7548", "#CFE3F7", "<circle cx=\"31\" cy=\"11.5\" r=\"2.6\" fill=\"#0E1033\"/><circle cx=\"46\" cy=\"11.5\" r=\"2.6\" fill=\"#0E1033\"/>"),
	premium: car("#0E1033", "#7E88C9", "<path d=\"M8 19.5h60\" stroke=\"#FFC21A\" stroke-width=\"1.6\"/>"),
	premiumD: car("#39409A", "#CFE3F7", "<path d=\"M8 19.5h60\" stroke=\"#FFC21A\" stroke-width=\"1.6\"/>"),
	ladies: car("#7A38C2", "#EBDDFF", "<path d=\"M38.5 17.5c2.4 1.7 4.7 2 6 2 0 4.6-2.2 7.4-6 9-3.8-1.6-6-4.4-6-9 1.3 0 3.6-.3 6-2z\" fill=\"#fff\"/>"),
	scholar: `<svg class="vehicle" viewBox="0 0 76 40" aria-hidden="true"><path fill="#FFC21A" d="M3 30V9c0-3 2-5 5-5h48c5 0 8 2 10 6l5 9c2 3 3 5 3 8v3c0 1-1 2-2 2H5c-1 0-2-1-2-2z"/><path fill="#CFE3F7" d="M8 8h11v9H8zM22 8h11v9H22zM36 8h11v9H36zM50 8h6c3 0 5 1 6 4l3 5H50z"/><path fill="#0E1033" d="M3 21h68l1.5 3H3z"/>${wheel(17)}${wheel(58)}</svg>`
};
export { vehicles as t };
