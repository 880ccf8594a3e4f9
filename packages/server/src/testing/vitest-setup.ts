import { hashCheaply } from '../auth/passwords.ts';

hashCheaply();
