import { countries } from '@forms/shared/contract';

/** The countries whose nationals may register, as options. */
export const nationalities = () => countries();
