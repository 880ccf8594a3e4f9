import { useEffect, useState } from 'react';
import { SPLASH_MS } from '@safiri/rules/auth/limits.ts';
import { useLocation } from 'wouter';
import { logo } from '../art/logo.ts';
import { scenes } from '../art/scenes.ts';
import { ClothBand } from '../common/cloth-band.tsx';
import { brand } from '../platform/brand.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Art } from '../ui/svg.tsx';
import { services, type Service } from './services.ts';
import './splash-screen.css';

/** The wide scenes are drawn anew for a square. */
const thumbnails: Partial<Record<Service['svc'], string>> = { ride: scenes.ride, heat: scenes.heat };

/** `/simple-welcome` (spec: foundations §2 Simple splash). */
export function SplashScreen() {
  const t = useText();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    if (!starting) return undefined;
    const timer = setTimeout(() => go('/auth'), SPLASH_MS);
    return () => clearTimeout(timer);
  }, [starting, go]);
  return (
    <main className="splash" id="main">
      <ClothBand className="splash-edge" />
      <div className="splash-in">
        <Mark svg={logo(72)} size={72} />
        <h1 className="h1">{brand.name}</h1>
        <ul className="splash-services">
          {services.map((service) => (
            <li key={service.path} data-svc={service.svc}>
              <Art svg={thumbnails[service.svc] ?? service.art} className="splash-art" />
              <span className="title">{t(service.name)}</span>
            </li>
          ))}
        </ul>
        <p className="title">{t('builtByForAfricans')}</p>
        <Button full busy={starting} onClick={() => setStarting(true)}>
          {starting ? t('starting') : t('getStarted')}
        </Button>
      </div>
      <ClothBand className="splash-edge" />
    </main>
  );
}
