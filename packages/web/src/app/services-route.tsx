import { CountryButton } from '../countries/country-button.tsx';
import { ServicesScreen } from '../services/services-screen.tsx';

/** `/services`: the chooser with the country beside it. */
export function Services() {
  return <ServicesScreen countryButton={<CountryButton />} />;
}
