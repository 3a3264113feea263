import { type Campus, campusNamed, languageOf, PROVIDER, type Seller } from '@forms/shared/contract';

/** Who sells at a campus, as documents name them; the college before anybody has set one. */
export const sellerName = ({ seller, campus }: { seller: Seller | undefined; campus: Campus }): string =>
  seller?.legalName ?? `${PROVIDER} ${campusNamed(campus, languageOf[campus])}`;
