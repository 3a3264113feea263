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
        { label: 'University preparation', path: '/tutorial-college/university-preparation/' },
      ],
    },
    {
      title: 'Tuition',
      links: [
        { label: 'Educational services', path: '/educational-services/' },
        { label: 'Private tuition', path: '/educational-services/tuition/' },
        { label: 'Supplementary tuition', path: '/educational-services/supplementary-tuition/' },
        { label: 'Revision courses', path: '/educational-services/revision/' },
      ],
    },
  ],
  right: [
    {
      title: 'Examinations',
      links: [
        { label: 'Examination centre', path: '/educational-services/examinations/' },
        { label: 'Access arrangements', path: '/educational-services/access-arrangements/' },
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
        { label: 'A levels', path: '/a-levels.php' },
        { label: 'IGCSEs', path: '/igcses.php' },
      ],
    },
    {
      title: 'Fees',
      links: [
        { label: 'Tuition fees', path: '/fees.php' },
        { label: 'Scholarships', path: '/scholarships.php' },
      ],
    },
  ],
  right: [
    {
      title: 'About',
      links: [
        { label: 'About the college', path: '/about.php' },
        { label: 'Contact us', path: '/contact-us.php' },
      ],
    },
    {
      title: 'Study online',
      links: [
        { label: 'Online lessons', path: '/study-online.php' },
        { label: 'Online examinations', path: '/online-examinations.php' },
      ],
    },
  ],
};

/** The English site's menus, and the Portuguese site's, whose pages end in `.php`. */
export const menusOf: Record<Campus, Menus> = { oxford: english, lisbon: portuguese };
