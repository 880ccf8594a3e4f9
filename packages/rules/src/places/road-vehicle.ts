/** How streets are driven: what is closed to one may be open to the other. */
export const roadVehicles = ['car', 'motorcycle'] as const;
export type RoadVehicle = (typeof roadVehicles)[number];
