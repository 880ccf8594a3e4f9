import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as scholarPaths } from "./paths-Dx6oVXhk.js";
import { A as callApi, E as cacheNewest, x as useStreamEvent } from "../prerender.mjs";
// packages/web/src/scholar/seats.ts
/** What changes comes by the stream; so often is looked once more whether there are seats at all. */
var SEATS_FRESH_MS = 6e5;
/** Where the caller's seats are kept, for all that shows them. */
var mineKey = [scholarPaths.mine];
/** What the driver called just now. */
var cacheSeat = (seat) => cacheNewest(mineKey, (list) => list?.map((row) => row.id === seat.id ? seat : row));
/** What the stream told of one. */
var takeSeat = ({ seat }) => cacheSeat(seat);
/** The caller's seats on school runs, with what the drivers call today. */
function useSeats() {
	useStreamEvent("school", takeSeat);
	return useQuery({
		queryKey: mineKey,
		queryFn: () => callApi(scholarPaths.mine),
		staleTime: SEATS_FRESH_MS
	});
}
export { useSeats as i, mineKey as n, takeSeat as r, cacheSeat as t };
