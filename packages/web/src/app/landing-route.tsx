import { CountryButton } from '../countries/country-button.tsx';
import { LandingScreen } from '../landing/landing-screen.tsx';
import { Tour } from '../tour/tour.tsx';

const tour = <Tour page="landing" bare />;

/** `/` and `/welcome`. */
export function Landing() {
  return <LandingScreen countryButton={<CountryButton />} tour={tour} />;
}
