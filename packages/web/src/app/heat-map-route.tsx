import { CityHeatMapScreen } from '../heatmap/city-heat-map-screen.tsx';
import { Tour } from '../tour/tour.tsx';

/** `/city-heat-map`, with its tour. */
export function CityHeatMap() {
  return <CityHeatMapScreen tour={<Tour page="city-heat-map" bare />} />;
}
