import { useLocation } from 'wouter';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { lawPages } from '../common/law-links.tsx';
import { HelpScreen } from './help-screen.tsx';
import { LawScreen } from './law-screen.tsx';

/** `/help` and the texts of the law: what an operator says of itself. */
export function OperatorScreen() {
  const [path] = useLocation();
  const law = legalTexts.find((text) => lawPages[text].path === path);
  return law === undefined ? <HelpScreen /> : <LawScreen of={law} />;
}
