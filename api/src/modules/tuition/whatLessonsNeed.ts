import type { Enquiry } from '@forms/shared/contract';

/** The pages that tuition is asked for on, by their names in its forms; those about who pays and the terms are not among them. */
const pagesOfLessons = ['student', 'lessons', 'timetable', 'more'];
/** What stands there too and is none of a tutor's business. */
const leftOut = ['nationality', 'budget'];

type Answered = Pick<Enquiry, 'definition' | 'pages'>;

/** What of the answers a tutor sees, with what was asked. */
export function whatLessonsNeed({ definition, pages }: Answered): Answered {
  const isNeeded = ({ name }: { name: string }) => pagesOfLessons.includes(name);
  return {
    definition: {
      header: definition.header,
      pages: definition.pages.filter(isNeeded).map((page) => ({
        ...page,
        fields: page.fields.filter(({ name }) => !leftOut.includes(name)),
      })),
    },
    pages: pages.filter(isNeeded).map(({ values, ...page }) => ({
      ...page,
      values: Object.fromEntries(Object.entries(values).filter(([name]) => !leftOut.includes(name))),
    })),
  };
}
