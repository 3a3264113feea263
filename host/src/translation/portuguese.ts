import {
  DEFAULT_MESSAGE,
  OFFLINE_PAGE,
  portugueseStatusMessages,
  REPORT_FAILED,
  REPORT_PROMPT,
  REPORT_SUBMITTED,
} from '@forms/shared/contract';

/** What the shell says when something fails, by the English that stands where it is said. */
export const words = {
  ...portugueseStatusMessages,

  'The request failed': 'O pedido falhou',
  'The server could not be reached. Please check your connection and try again.':
    'Não foi possível contactar o servidor. Verifique a ligação e tente de novo.',
  'The server answered something that this page does not understand.':
    'O servidor respondeu algo que esta página não compreende.',
  'The server took too long to answer. Please try again.': 'O servidor demorou demasiado a responder. Tente de novo.',
  Report: 'Comunicar o problema',
  Dismiss: 'Fechar',
  Notifications: 'Notificações',
  'Try again': 'Tentar de novo',
  'Go back': 'Voltar',
  Cancel: 'Cancelar',
  'your application': 'a sua candidatura',

  'The page could not be loaded': 'Não foi possível carregar a página',
  'Your sign-in could not be loaded': 'Não foi possível iniciar a sessão',
  'Your applications could not be loaded': 'Não foi possível carregar as suas candidaturas',
  'The list could not be loaded': 'Não foi possível carregar a lista',
  'The second factor could not be loaded': 'Não foi possível carregar o segundo fator',
  'The secret could not be loaded': 'Não foi possível carregar o segredo',
  [OFFLINE_PAGE.title]: 'Está sem ligação',
  [OFFLINE_PAGE.message]: 'Esta página ainda não foi aberta neste dispositivo, por isso precisa de uma ligação.',
  'Something went wrong on this page': 'Algo correu mal nesta página',
  'Load the page again': 'Carregar a página de novo',
  [DEFAULT_MESSAGE.title]: 'Faltam dados',
  [DEFAULT_MESSAGE.message]: 'Esta página aparece depois de serem enviados dados.',

  Forms: 'Formulários',
  'Exams and payments': 'Exames e pagamentos',
  Files: 'Ficheiros',
  'Contact form': 'Formulário de contacto',
  '{part}: this part does not fit this version of the site': '{part}: esta parte não corresponde a esta versão do site',
  'It is being updated. Everything else on this page works; please try again in a few minutes.':
    'Está a ser atualizada. Tudo o resto nesta página funciona; tente de novo dentro de alguns minutos.',
  '{part}: this part could not be loaded': '{part}: não foi possível carregar esta parte',
  'Everything else on this page works. Please check your connection and try again.':
    'Tudo o resto nesta página funciona. Verifique a ligação e tente de novo.',
  '{part}: something went wrong in this part': '{part}: algo correu mal nesta parte',
  'Everything else on this page works. Trying again may help; if not, please report it.':
    'Tudo o resto nesta página funciona. Tentar de novo pode ajudar; se não, comunique-nos o problema.',

  'Report a problem': 'Comunicar um problema',
  [REPORT_PROMPT]:
    'Descreva com o maior pormenor possível o que estava a fazer quando ocorreu este erro, incluindo os passos que o possam repetir',
  'What were you doing?': 'O que estava a fazer?',
  [REPORT_SUBMITTED]: 'Comunicação enviada',
  [REPORT_FAILED]: 'A comunicação falhou',
  'Thank you. We will look into it.': 'Obrigado. Vamos analisá-lo.',
  'Your report from earlier has been sent.': 'A sua comunicação anterior foi enviada.',
  'Please contact us by email at {mailbox}.': 'Contacte-nos por email, para {mailbox}.',
  'The server could not be reached. Your report is kept on this device and will be sent once you are connected again. If it cannot wait, please contact us by email, in which the report is written already:':
    'Não foi possível contactar o servidor. A sua comunicação fica guardada neste dispositivo e será enviada quando voltar a ter ligação. Se não puder esperar, contacte-nos por email, em que a comunicação já está escrita:',
  'Your report could not be sent. Please contact us by email, in which the report is written already:':
    'Não foi possível enviar a sua comunicação. Contacte-nos por email, em que a comunicação já está escrita:',
} as const;
