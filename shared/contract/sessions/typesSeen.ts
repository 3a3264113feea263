import { isTuition } from '../money/isTuition';
import { type InvoiceItemType, invoiceItemTypes } from '../money/line';
import type { Who } from './mayCall';
import type { Area } from './session';

/** The types of the enquiries of each area. Finance takes the money of all. */
const typesOf: Readonly<Record<Area, readonly InvoiceItemType[]>> = {
  admissions: invoiceItemTypes.filter(isTuition),
  exams: invoiceItemTypes.filter((type) => !isTuition(type)),
  finance: invoiceItemTypes,
};

/** Of what types the enquiries are that somebody works with: as Staff by the areas that they are limited to. */
export function typesSeen({ roles, areas = [] }: Who): readonly InvoiceItemType[] {
  if (roles.includes('Admin')) return invoiceItemTypes;
  if (!roles.includes('Staff')) return [];
  return areas.length === 0
    ? invoiceItemTypes
    : invoiceItemTypes.filter((type) => areas.some((area) => typesOf[area].includes(type)));
}

/** Which area enquiries of a type are of, beside finance. */
export const areaOfType = (type: InvoiceItemType): Area => (isTuition(type) ? 'admissions' : 'exams');
