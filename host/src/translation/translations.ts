import type { Campus, Language } from '@forms/shared/contract';

/** The shell's own words. What the specification words itself, and what remotes and staff pages say, is English. */
export interface Translation {
  campuses: Record<Campus, string>;
  skip: string;
  /** The button that opens the menus on a small screen, and the name of the menus. */
  menu: string;
  site: string;
  more: string;
  otherCampus: string;
  signIn: string;
  /** What is loading. */
  onItsWay: { page: string; form: string };
  /** What a question is answered with that names no answers of its own. */
  yesAndNo: { yes: string; no: string };
  contact: { title: string; subtitle: string };
  /** Above every page of a site that was restored from a backup and is not the site yet. */
  restoredCopy: { name: string; explanation: (madeAt: string) => string; takeOver: string };
  notFound: { title: string; explanation: string; near: string; home: string; contact: string };
  home: {
    title: string;
    subtitle: string;
    tasks: string;
    services: string;
    help: { title: string; link: string; promise: string };
  };
}

const english: Translation = {
  campuses: { oxford: 'Oxford', lisbon: 'Lisbon' },
  skip: 'Skip to the page',
  menu: 'Menu',
  site: 'Site',
  more: 'More',
  otherCampus: 'The college in',
  signIn: 'Staff sign-in',
  onItsWay: { page: 'the page', form: 'the form' },
  yesAndNo: { yes: 'Yes', no: 'No' },
  contact: { title: 'Contact us', subtitle: 'Ask us anything about studying, tuition or examinations.' },
  restoredCopy: {
    name: 'Restored copy',
    explanation: (madeAt) =>
      `This is not the site but a copy, restored from the backup of ${madeAt}. It sends no letters and takes no card payments.`,
    takeOver: 'To make it the site, its operator runs',
  },
  notFound: {
    title: 'Page not found',
    explanation:
      'There is no page at this address. If you typed it, please check it; if you followed a link, it may be old.',
    near: 'Did you mean one of these?',
    home: 'Go to the home page',
    contact: 'Contact us',
  },
  home: {
    title: 'Examinations and tuition, arranged online',
    subtitle:
      'The forms of the college in Oxford. Most take ten minutes; your answers stay while you go back and forth, and you can pay at the end.',
    tasks: 'What would you like to do?',
    services: 'What we do',
    help: {
      title: 'Not sure where to begin?',
      link: 'Write to us',
      promise: 'and a member of our team will be in touch.',
    },
  },
};

const portuguese: Translation = {
  campuses: { oxford: 'Oxford', lisbon: 'Lisboa' },
  skip: 'Saltar para o conteúdo',
  menu: 'Menu',
  site: 'Site',
  more: 'Mais',
  otherCampus: 'O colégio em',
  signIn: 'Área reservada',
  onItsWay: { page: 'a página', form: 'o formulário' },
  yesAndNo: { yes: 'Sim', no: 'Não' },
  contact: { title: 'Contactos', subtitle: 'Pergunte-nos o que quiser sobre estudos, explicações ou exames.' },
  restoredCopy: {
    name: 'Cópia reposta',
    explanation: (madeAt) =>
      `Este não é o site, mas uma cópia reposta da salvaguarda de ${madeAt}. Não envia mensagens nem aceita pagamentos por cartão.`,
    takeOver: 'Para a tornar no site, quem o opera executa',
  },
  notFound: {
    title: 'Página não encontrada',
    explanation:
      'Não há nenhuma página neste endereço. Se o escreveu, verifique-o; se seguiu uma ligação, pode ser antiga.',
    near: 'Procurava uma destas?',
    home: 'Ir para a página inicial',
    contact: 'Fale connosco',
  },
  home: {
    title: 'Exames e explicações, tratados online',
    subtitle:
      'Os formulários do colégio em Lisboa. A maioria demora dez minutos; as respostas ficam guardadas enquanto avança e recua, e pode pagar no fim.',
    tasks: 'O que deseja fazer?',
    services: 'O que fazemos',
    help: {
      title: 'Não sabe por onde começar?',
      link: 'Escreva-nos',
      promise: 'e alguém da nossa equipa entrará em contacto consigo.',
    },
  },
};

export const translations: Record<Language, Translation> = { 'en-GB': english, 'pt-PT': portuguese };
