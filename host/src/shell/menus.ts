import { type Campus, EXAMS_FORM_SLUG, type Language } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';

interface MenuLink {
  label: string;
  path: string;
}
export interface MenuGroup {
  title: string;
  /** The title's language, where it is not the shell's. */
  language?: Language;
  links: MenuLink[];
}
export interface Menus {
  left: MenuGroup[];
  right: MenuGroup[];
  footer: MenuLink[];
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
  footer: [
    { label: 'Contact us', path: '/contact-us/' },
    { label: 'Examinations', path: '/examinations/' },
    { label: 'Fees', path: '/fees/' },
    { label: 'Access arrangements', path: '/access-arrangements/' },
  ],
};

/** The specification names these groups in English; what they lead to is Portuguese. */
const language = 'en-GB';

const portuguese: Menus = {
  left: [
    {
      title: 'Study',
      language,
      links: [
        { label: 'Estudar em Lisboa', path: '/study.php' },
        { label: 'Exames', path: '/examinations.php' },
        { label: 'Condições especiais de exame', path: '/access-arrangements.php' },
      ],
    },
    { title: 'Fees', language, links: [{ label: 'Preços e pagamento', path: '/fees.php' }] },
  ],
  right: [
    {
      title: 'About',
      language,
      links: [
        { label: 'Sobre nós', path: '/about.php' },
        { label: 'Contactos', path: '/contact-us.php' },
      ],
    },
    { title: 'Study online', language, links: [{ label: 'Estudar online', path: '/study-online.php' }] },
  ],
  footer: [
    { label: 'Contactos', path: '/contact-us.php' },
    { label: 'Exames', path: '/examinations.php' },
    { label: 'Preços e pagamento', path: '/fees.php' },
    { label: 'Condições especiais de exame', path: '/access-arrangements.php' },
  ],
};

/** The English site's menus, and the Portuguese site's, whose pages end in `.php`. */
export const menusOf: Record<Campus, Menus> = { oxford: english, lisbon: portuguese };

/** The links that remotes bring into a menu of a campus. */
export const broughtLinks = (lines: RemoteRegistry, campus: Campus, menu: string): MenuLink[] =>
  Object.values(lines).flatMap(
    (line) => line?.brings?.menu.filter((entry) => entry.campus === campus && entry.menu === menu) ?? [],
  );
