/**
 * Whether a provider certainly began nothing: it called what was sent wrong. A key that it refused, a repetition, or too many requests say nothing of an
 * earlier try, and neither does a fault of its own.
 */
export const isRefusal = (status: number): boolean => status === 400 || status === 404 || status === 422;
