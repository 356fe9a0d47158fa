import { createContext, use } from 'react';

/** What an address says in the places its pattern leaves open, by their names; decoded, and missing where it says nothing. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

const Params = createContext<AddressParams>({});

/** Hands the open places of the address to the screen it shows. */
export const ParamsProvider = Params.Provider;

/** The open places of the address that is shown, as `paths` names them. */
export const useParams = (): AddressParams => use(Params);
