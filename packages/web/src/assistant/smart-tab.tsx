import { useState } from 'react';
import { dietaryOptions, type DietaryOption } from '@safiri/rules/assistant/diets.ts';
import {
  BUDGET_AT_LEAST,
  BUDGET_AT_MOST,
  BUDGET_DEFAULT,
  HOUSEHOLD_AT_LEAST,
  HOUSEHOLD_AT_MOST,
  HOUSEHOLD_DEFAULT,
  parseBudget,
  parseHousehold,
} from '@safiri/rules/assistant/household.ts';
import type { TextKey } from 'virtual:texts/keys';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useWeek, type CartButton } from './api.ts';
import { StoreField, type StoresAround } from './store-field.tsx';
import { WeekList } from './week-list.tsx';

const dietNames: Record<DietaryOption, TextKey> = {
  Vegetarian: 'dietVegetarian',
  Vegan: 'dietVegan',
  Halal: 'dietHalal',
  Kosher: 'dietKosher',
  'Gluten-free': 'dietGluten',
  'Dairy-free': 'dietDairy',
  'Low-carb': 'dietLowCarb',
  'Diabetic-friendly': 'dietDiabetic',
  'Heart-healthy': 'dietHeart',
};

/** A week of groceries for a household (spec: operations §2, §5 Smart list). */
export function SmartTab({ stores, cart }: { stores: StoresAround; cart: CartButton }) {
  const t = useText();
  const week = useWeek();
  const [size, setSize] = useState(String(HOUSEHOLD_DEFAULT));
  const [budget, setBudget] = useState(String(BUDGET_DEFAULT));
  const [diets, setDiets] = useState<ReadonlySet<DietaryOption>>(new Set());
  const [storeId, setStoreId] = useState<number>();
  const toggle = (diet: DietaryOption) =>
    setDiets((before) => {
      const next = new Set(before);
      if (!next.delete(diet)) next.add(diet);
      return next;
    });

  const generate = () => {
    const householdSize = parseHousehold(size);
    const weeklyBudget = parseBudget(budget);
    setSize(String(householdSize));
    setBudget(String(weeklyBudget));
    const chosen = storeId ?? stores?.[0]?.id;
    week.mutate(
      {
        householdSize,
        weeklyBudget,
        dietaryPreferences: dietaryOptions.filter((diet) => diets.has(diet)),
        previousOrders: [],
        language: language.get(),
        ...(chosen === undefined ? {} : { storeId: chosen }),
      },
      {
        onSuccess: ({ weeklyList, nutritionScore }) =>
          toast({ title: t('smartDone'), text: t('smartCreated', { n: weeklyList.length, score: nutritionScore }) }),
        onError: () => toast({ title: t('smartFailed'), text: t('smartFailedText'), tone: 'bad' }),
      },
    );
  };

  return (
    <>
      <section className="card doc" aria-label={t('aiTabShopping')}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            generate();
          }}
        >
          <div className="ai-two">
            <Field
              label={t('smartHousehold')}
              type="number"
              inputMode="numeric"
              min={HOUSEHOLD_AT_LEAST}
              max={HOUSEHOLD_AT_MOST}
              value={size}
              onChange={(event) => setSize(event.target.value)}
              onBlur={() => setSize(String(parseHousehold(size)))}
            />
            <Field
              label={t('smartBudget')}
              prefix="R"
              type="number"
              inputMode="numeric"
              min={BUDGET_AT_LEAST}
              max={BUDGET_AT_MOST}
              value={budget}
              onChange={(event) => setBudget(event.target.value)}
              onBlur={() => setBudget(String(parseBudget(budget)))}
            />
          </div>
          <fieldset className="ai-diets">
            <legend className="label">{t('smartDiets')}</legend>
            {dietaryOptions.map((diet) => (
              <label key={diet} className="ai-diet">
                <input type="checkbox" checked={diets.has(diet)} onChange={() => toggle(diet)} />
                <span>{t(dietNames[diet])}</span>
              </label>
            ))}
          </fieldset>
          <StoreField stores={stores} storeId={storeId} onChange={setStoreId} />
          <Button type="submit" full busy={week.isPending}>
            {t('smartGenerate')}
          </Button>
        </form>
      </section>
      {week.isPending ? (
        <Skeleton height={320} />
      ) : week.data === undefined ? null : (
        <WeekList week={week.data} budget={week.variables?.weeklyBudget ?? 0} cart={cart} />
      )}
      <section className="card doc ai-beside" aria-label={t('smartHow')}>
        <h2 className="h2">{t('smartHow')}</h2>
        <ol className="ai-how">
          <li>{t('smartHow1')}</li>
          <li>{t('smartHow2')}</li>
          <li>{t('smartHow3')}</li>
        </ol>
      </section>
    </>
  );
}
