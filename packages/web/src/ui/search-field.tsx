import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import './field-marks.css';

/** A labelled box to search with. */
export const SearchField = (rest: ComponentProps<typeof Field>) => <Field type="search" {...rest} />;
