/** Whether an address is that of a point that nobody could name: stored by its degrees, which tell a person nothing. */
export const isUnnamed = (address: string): boolean => /^-?\d+\.\d+, -?\d+\.\d+$/.test(address);
