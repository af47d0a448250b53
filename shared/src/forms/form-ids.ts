import { createContext, useContext } from 'react';

/** Prefix of the ids of a form's controls, so that the summary can lead to them. */
export const FormIdContext = createContext('form');

export const useControlId = (name: string): string => `${useContext(FormIdContext)}${name}`;
