import { fold, mayCall, NEWEST, routes, SEARCH_HEADER, type Who, wordsIn } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { staffCalls } from '../../staffCalls';
import { useMenu } from '../../useMenu';

/** Somewhere in the portal. */
export interface Destination {
  to: string;
  title: string;
  /** What tells it from others of that title. */
  detail?: string;
}

export interface Destinations {
  /** Those that hold every word, by what they are; groups without any are left out. */
  groups: readonly { title: string; found: readonly Destination[] }[];
  isSearching: boolean;
  /** A search could not be made. */
  isIncomplete: boolean;
}

/** Shorter words are in everybody's name. */
const SHORTEST = 2;

/**
 * Where somebody can go by what they `typed`: pages at once, and from the searches of people and of the lists the newest of
 * each once it has `settled`.
 */
export function useDestinations(who: Who, typed: string, settled: string): Destinations {
  const words = wordsIn(typed);
  const pages = useMenu(who)
    .flatMap((group) => group.pages)
    .filter(([, { title }]) => words.every((word) => fold(title).includes(word)));

  const searched = settled.trim();
  const isAsked = searched.length >= SHORTEST;
  const asked = { query: { size: String(NEWEST) }, headers: { [SEARCH_HEADER]: encodeURIComponent(searched) } };
  const askedOf = (route: (typeof routes)['people' | 'enquiries' | 'invoices' | 'contacts']) =>
    isAsked && mayCall(who, route) ? asked : skipToken;
  const people = staffCalls.useHostPeopleQuery(askedOf(routes.people));
  const enquiries = staffCalls.useHostEnquiriesQuery(askedOf(routes.enquiries));
  const invoices = staffCalls.useHostInvoicesQuery(askedOf(routes.invoices));
  const contacts = staffCalls.useHostContactsQuery(askedOf(routes.contacts));
  const searches = [people, enquiries, invoices, contacts];

  const groups = [
    { title: 'Pages', found: pages.map(([slug, { title }]): Destination => ({ to: `/staff/${slug}`, title })) },
    {
      title: 'People',
      found: (isAsked ? (people.currentData ?? []) : []).map(
        ({ id, name, email }): Destination => ({ to: `/staff/person/${id}`, title: name, detail: email }),
      ),
    },
    {
      title: 'Enquiries',
      found: rowsOf(enquiries, isAsked).map(
        ({ id, name, reference, formTitle }): Destination => ({
          to: `/staff/enquiry/${id}`,
          title: name || reference,
          detail: name ? `${reference}, ${formTitle}` : formTitle,
        }),
      ),
    },
    {
      title: 'Invoices',
      found: rowsOf(invoices, isAsked).map(
        ({ id, number, name }): Destination => ({ to: `/staff/invoice/${id}`, title: number, detail: name }),
      ),
    },
    {
      title: 'Messages',
      found: rowsOf(contacts, isAsked).map(
        ({ id, firstName, lastName, email }): Destination => ({
          to: `/staff/contact/${id}`,
          title: `${firstName} ${lastName}`,
          detail: email,
        }),
      ),
    },
  ];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching: typed !== settled || searches.some(({ isFetching }) => isFetching),
    isIncomplete: isAsked && searches.some(({ isError }) => isError),
  };
}

/** What was found for these words, and not for those before. */
const rowsOf = <Row>({ currentData }: { currentData?: { rows: readonly Row[] } }, isAsked: boolean): readonly Row[] =>
  isAsked ? (currentData?.rows ?? []) : [];
