import { createContext, use } from 'react';

/** Values of the parameters in an address pattern, by name; decoded, and missing where the address has none. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

const Params = createContext<AddressParams>({});

/** Hands the open places of the address to the screen it shows. */
export const ParamsProvider = Params.Provider;

/** The open places of the address that is shown, as `paths` names them. */
export const useParams = (): AddressParams => use(Params);
