/** The store of files did not answer, answered wrongly or refused: told with 503 and a time, as its failure is nobody's who asked. */
export class StoreUnavailable extends Error {}
