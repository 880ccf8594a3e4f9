import { createContext, type ReactNode } from 'react';

/** What stays in reach while a dialog covers a screen: on a trip the emergency button, in the head of each dialog. */
export const DialogHelp = createContext<ReactNode>(null);
