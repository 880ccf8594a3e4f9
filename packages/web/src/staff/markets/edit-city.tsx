import { useState, type ComponentType } from 'react';
import type { MarketFile } from '@safiri/contract/markets/calls.ts';
import { fieldMessage } from '../../platform/api-client.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { AreaFields } from './area-fields.tsx';
import { CityParts, useCityPart, type CityPart } from './city-parts.tsx';
import { ContactFields } from './contact-fields.tsx';
import { EditingDocument, put, type Draft } from './draft.ts';
import { FixedFields } from './fixed-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { OrdersFields } from './orders-fields.tsx';
import { PackagesFields } from './packages-fields.tsx';
import { PapersFields } from './papers-fields.tsx';
import { PlacesFields } from './places-fields.tsx';
import { SaveVersion } from './save-version.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TaxesFields } from './taxes-fields.tsx';
import { WholeDocument } from './whole-document.tsx';
import { ZonesFields } from './zones-fields.tsx';

const forms: Readonly<Record<Exclude<CityPart, 'whole'>, ComponentType>> = {
  general: GeneralFields,
  area: AreaFields,
  places: PlacesFields,
  zones: ZonesFields,
  services: ServiceFields,
  fixed: FixedFields,
  papers: PapersFields,
  taxes: TaxesFields,
  packages: PackagesFields,
  orders: OrdersFields,
  contact: ContactFields,
};

/** A document that is being changed, and what it follows from. */
export interface Edited {
  readonly draft: Draft;
  readonly base: number;
  readonly isChanged: boolean;
}

export const beginning = ({ edited, newest }: MarketFile): Edited => ({ draft: edited.document, base: newest, isChanged: false });

/** The forms of a city. */
export function EditCity({ file, edited, onEdit }: { file: MarketFile; edited: Edited; onEdit: (edited: Edited) => void }) {
  const t = useText();
  const part = useCityPart();
  const [faults, setFaults] = useState<Error | null>(null);
  const { draft, base } = edited;
  const Form = part === 'whole' ? undefined : forms[part];
  const take = (next: Draft) => onEdit({ ...edited, draft: next, isChanged: true });
  const isOvertaken = file.newest !== base;
  const editing = {
    draft,
    currency: file.currency,
    change: (path: ReadonlyArray<string | number>, to: unknown) => take(put(draft, path, to) as Draft),
    wrong: (path: ReadonlyArray<string | number>) => fieldMessage(faults, path.join('.')),
  };
  const later = new Date(file.edited.validFrom) > new Date(file.inForce?.validFrom ?? 0) && file.coming.length > 0;
  return (
    <EditingDocument value={editing}>
      {isOvertaken ? (
        <div className="not-done" role="alert">
          <p>{t('cityOvertaken', { number: file.newest })}</p>
          <Button kind="soft" small onClick={() => onEdit(beginning(file))}>
            {t('cityLoadTheirs', { number: file.newest })}
          </Button>
        </div>
      ) : null}
      {later ? <p className="label">{t('cityEditsComing', { number: file.edited.number })}</p> : null}
      <section className="card doc city-edit" aria-label={t('cityEdit')}>
        <CityParts current={part} />
        <div className="city-form">
          {Form === undefined ? <WholeDocument onTake={take} /> : <Form />}
          {edited.isChanged ? (
            <Button kind="plain" onClick={() => onEdit(beginning(file))}>
              {t('cityDiscard')}
            </Button>
          ) : null}
        </div>
      </section>
      <SaveVersion file={file} draft={draft} base={base} onFaults={setFaults} onSaved={(saved) => onEdit(beginning(saved))} />
    </EditingDocument>
  );
}
