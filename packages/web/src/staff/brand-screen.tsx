import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useBrand } from './brand-api.ts';
import { BrandForm } from './brand-form.tsx';
import { LawEditor } from './law-editor.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import './brand.css';

/** `/staff/brand`: name, colours, logo and contact of who runs this instance, and the texts of its law. */
export function BrandScreen() {
  const t = useText();
  const brand = useBrand();
  // What the two forms of this page wrote themselves: over which version, which one.
  const [own, setOwn] = useState<ReadonlyMap<number, number>>(new Map());
  const after = (seen: number): number => {
    const next = own.get(seen);
    return next === undefined ? seen : after(next);
  };
  const wrote = (over: number, next: number) => setOwn(new Map(own).set(over, next));
  return (
    <>
      <h1 className="h1 section-name">{t('brandTitle')}</h1>
      {brand.isPending ? (
        <SkeletonRows height={84} count={5} />
      ) : brand.isError ? (
        <ErrorCard text={t('brandNotLoaded')} onRetry={() => void brand.refetch()} />
      ) : (
        <div className="stack brand-parts">
          <p className="label">{brand.data.number === 0 ? t('brandIsOwn') : t('brandVersion', { version: brand.data.number })}</p>
          <BrandForm state={brand.data} after={after} onWrote={wrote} />
          <LawEditor state={brand.data} after={after} onWrote={wrote} />
        </div>
      )}
    </>
  );
}
