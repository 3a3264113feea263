import { type Campus, EXAMS_FORM_SLUG } from '@forms/shared/contract';

export interface MenuGroup {
  title: string;
  links: { label: string; path: string }[];
}
export interface Menus {
  left: MenuGroup[];
  right: MenuGroup[];
}

const english: Menus = {
  left: [
    {
      title: 'Study',
      links: [
        { label: 'Tutorial college', path: '/tutorial-college/' },
        { label: 'A levels', path: '/tutorial-college/a-levels/' },
        { label: 'GCSEs', path: '/tutorial-college/gcses/' },
        { label: 'Study online', path: '/study-online/' },
      ],
    },
    {
      title: 'Tuition',
      links: [
        { label: 'Educational services', path: '/educational-services/' },
        { label: 'Private tuition', path: '/educational-services/tuition/' },
        { label: 'Revision courses', path: '/educational-services/revision/' },
      ],
    },
  ],
  right: [
    {
      title: 'Examinations',
      links: [
        { label: 'Examination centre', path: '/educational-services/examinations/' },
        { label: 'Series, boards and results', path: '/examinations/' },
        { label: 'Access arrangements', path: '/access-arrangements/' },
        { label: 'Fees', path: '/fees/' },
        { label: 'Enter for examinations', path: `/${EXAMS_FORM_SLUG}/` },
      ],
    },
    {
      title: 'About',
      links: [
        { label: 'About us', path: '/about/' },
        { label: 'Blog', path: '/blog' },
        { label: 'Contact us', path: '/contact-us/' },
      ],
    },
  ],
};

const portuguese: Menus = {
  left: [
    {
      title: 'Study',
      links: [
        { label: 'Study in Lisbon', path: '/study.php' },
        { label: 'Examinations', path: '/examinations.php' },
      ],
    },
    { title: 'Fees', links: [{ label: 'Fees and payment', path: '/fees.php' }] },
  ],
  right: [
    {
      title: 'About',
      links: [
        { label: 'About us', path: '/about.php' },
        { label: 'Contact us', path: '/contact-us.php' },
      ],
    },
    { title: 'Study online', links: [{ label: 'Lessons online', path: '/study-online.php' }] },
  ],
};

/** The English site's menus, and the Portuguese site's, whose pages end in `.php`. */
export const menusOf: Record<Campus, Menus> = { oxford: english, lisbon: portuguese };
