// packages/rules/src/rides/lost-items.ts
/** A lost thing is looked for, was found, was given back, or is not looked for any more. */
var lostStates = [
	"open",
	"found",
	"returned",
	"closed"
];
var next = {
	reporter: {
		open: ["returned", "closed"],
		found: ["returned", "closed"],
		returned: [],
		closed: []
	},
	other: {
		open: ["found", "closed"],
		found: ["returned"],
		returned: [],
		closed: []
	},
	staff: {
		open: [
			"found",
			"returned",
			"closed"
		],
		found: ["returned", "closed"],
		returned: [],
		closed: []
	}
};
lostStates.filter((state) => next.staff[state].length > 0);
export {};
