import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import type { MapView } from './map-types.ts';

/** What lies over a map, drawn anew whenever the map was moved, zoomed or given another size. */
export function MapOver({ map, draw }: { map: LeafletMap; draw: (view: MapView) => ReactNode }) {
  const [, setMoves] = useState(0);
  useEffect(() => {
    const look = () => setMoves((moves) => moves + 1);
    map.on('move zoom resize', look);
    look();
    return () => void map.off('move zoom resize', look);
  }, [map]);
  const { x: width, y: height } = map.getSize();
  const view: MapView = {
    at: ({ lat, lng }) => map.latLngToContainerPoint([lat, lng]),
    pointAt: ({ x, y }) => {
      const { lat, lng } = map.containerPointToLatLng([x, y]);
      return { lat, lng };
    },
    width,
    height,
  };
  return <div className="map-over">{draw(view)}</div>;
}
