import { n as QueryObserver, t as useBaseQuery } from "./useBaseQuery-Ds-zOe54.js";
// node_modules/@tanstack/react-query/build/modern/useQuery.js
function useQuery(options, queryClient) {
	return useBaseQuery(options, QueryObserver, queryClient);
}
export { useQuery as t };
