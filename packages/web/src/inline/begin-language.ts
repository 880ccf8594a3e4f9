// Stands in the head of a page that starts from nothing, before all that asks for the language.
import { chooseFirstLanguage } from './first-language.ts';
import { readInstance } from './instance.ts';

chooseFirstLanguage(readInstance());
