import type { ReactNode } from 'react';
import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import { useText } from '../platform/text.ts';
import { paintOf } from '../ui/car-paint.ts';
import { Plate } from '../ui/person.tsx';
import { carLooks } from './car-looks.ts';
import './car-ticket.css';

/**
 * The car that comes: its plate largest, and what it looks like.
 * @param children what is told or shown in it, beside the plate
 */
export function CarTicket({ vehicle, kind, children }: { vehicle: VehicleInfo; kind?: string | undefined; children?: ReactNode }) {
  const looks = carLooks(useText(), vehicle);
  return (
    <div className="car-ticket">
      <div className="car-looks">
        <Plate text={vehicle.licensePlate} />
        <p className="strong">
          <span className="car-paint" style={{ background: paintOf(vehicle.color) }} aria-hidden="true" />
          {kind === undefined ? looks : `${kind} · ${looks}`}
        </p>
      </div>
      {children}
    </div>
  );
}
