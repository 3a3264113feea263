import {
  ACCEPTED_ALREADY,
  ARCHIVE_TOO_LARGE,
  BREACHED_PASSWORD,
  CODE_NEEDED,
  DECLARATIONS_FIRST,
  DETAILS_CHANGED,
  DETAILS_NOT_OPEN,
  EASY_PASSWORD,
  ENQUIRY_MERGED,
  ENTRY_CHANGED,
  ENTRY_NOT_OPEN,
  ENTRY_PRICE_CHANGED,
  EXAM_ENTERED_ALREADY,
  FILE_EMPTY,
  FILE_INFECTED,
  FILE_UNSCANNED,
  FILE_WAS_INFECTED,
  MOST_FILES_OF_DOCUMENT,
  NO_APPLICATION,
  NO_CARD_TEXT,
  NO_EXAMS,
  NO_FEES,
  NOT_ASKED_FOR,
  OTHER_PART,
  PICTURE_TOO_LARGE,
  portugueseStatusMessages,
  SECOND_FACTOR_NEEDED,
  SEEN_ALREADY,
  TAKES_NO_DOCUMENTS,
  TOO_MANY_FILES,
  TOO_MANY_MESSAGES,
  TOO_MANY_UNFINISHED,
  UPLOAD_OVER,
  uploadRefusals,
  WRONG_APPLICATION_CODE,
  WRONG_CODE,
} from '@forms/shared/contract';

/** What visitors are refused with, in Portuguese, by the English, what is filled in in braces. */
export const words: Readonly<Record<string, string>> = {
  ...portugueseStatusMessages,

  'That was too often. Please wait 1 second and try again.': 'Demasiadas vezes. Aguarde 1 segundo e tente de novo.',
  'That was too often. Please wait {count} seconds and try again.':
    'Demasiadas vezes. Aguarde {count} segundos e tente de novo.',
  'That was too often. Please wait 1 minute and try again.': 'Demasiadas vezes. Aguarde 1 minuto e tente de novo.',
  'That was too often. Please wait {count} minutes and try again.':
    'Demasiadas vezes. Aguarde {count} minutos e tente de novo.',
  'We are very busy at the moment. Please try again in a few seconds.':
    'De momento temos muitos pedidos. Tente de novo dentro de alguns segundos.',
  'Too much is being sent from your network at once. Please try again in a few seconds.':
    'Está a ser enviado demasiado ao mesmo tempo a partir da sua rede. Tente de novo dentro de alguns segundos.',
  'We cannot do this at the moment. Please try again in a few seconds.':
    'De momento não é possível. Tente de novo dentro de alguns segundos.',
  'This server cannot be used at the moment. Please try again in a few seconds.':
    'De momento este servidor não está disponível. Tente de novo dentro de alguns segundos.',
  'Something went wrong on our side. Please try again, and report it if it goes on.':
    'Algo correu mal do nosso lado. Tente de novo e, se continuar, comunique-nos o problema.',
  'What was sent is too large.': 'O que foi enviado é demasiado grande.',
  'There is no such {what}.': 'Não encontrámos o que procura.',
  'This key was used for other answers already. Please reload the page and submit again.':
    'Esta página já enviou outras respostas. Carregue-a de novo e volte a enviar.',

  'The email address or the password is not right.': 'O endereço de email ou a palavra-passe não estão certos.',
  'This login link is not valid: it may have been used already, or be more than 10 minutes old.':
    'Esta ligação de acesso não é válida: pode já ter sido usada, ou ter mais de 10 minutos.',
  'This invitation has been used already. Please sign in with your password; if you have none yet, set one under “Set a new one” there.':
    'Este convite já foi usado. Inicie sessão com a sua palavra-passe; se ainda não tem, defina-a aí em «Defina uma nova».',
  'This invitation was good until {day}. Please ask {name} for another one.':
    'Este convite era válido até {day}. Peça outro a {name}.',
  'This invitation was withdrawn. If you still need it, please ask {name}.':
    'Este convite foi retirado. Se ainda precisa dele, fale com {name}.',
  'There is a newer invitation than this one. Please use the link of the last letter, or ask {name}.':
    'Há um convite mais recente do que este. Use a ligação da última mensagem, ou fale com {name}.',
  'Somebody else is signed in here.': 'Aqui há outra pessoa com a sessão iniciada.',
  [SECOND_FACTOR_NEEDED.message]: 'Configure primeiro um segundo fator, em A sua conta: a sua função exige-o.',
  [CODE_NEEDED]: 'Indique o código que a sua aplicação mostra.',
  [WRONG_CODE]: 'Este código não está certo, ou já foi usado. Aguarde pelo seguinte.',
  [EASY_PASSWORD]: 'Esta palavra-passe é das primeiras que se tentam adivinhar. Escolha outra.',
  [BREACHED_PASSWORD]: 'Esta palavra-passe está numa lista de palavras-passe roubadas. Escolha outra.',

  'Some of the answers need another look.': 'Algumas respostas precisam de ser revistas.',
  'This form is submitted from its invoice.': 'Este formulário é enviado a partir da página do pagamento.',
  'These answers lead to no invoice. Please reload the page and submit again.':
    'Com estas respostas não há nada a cobrar. Carregue a página de novo e volte a enviar.',
  'These answers are too large to be kept behind a link.':
    'Estas respostas são demasiado grandes para ficarem guardadas numa ligação.',
  'These answers have been sent.': 'Estas respostas já foram enviadas.',
  [NO_EXAMS]: 'Adicione pelo menos um exame.',
  [NO_FEES]: 'Este formulário não pode ser enviado, porque não diz quanto custa. Contacte-nos.',

  [EXAM_ENTERED_ALREADY]: 'Este exame já está na sua lista. Escolha outro ou cancele.',
  '{exam} cannot be entered in {series}. Please delete it or choose another.':
    'Não é possível a inscrição em {exam} na época {series}. Elimine o exame ou escolha outro.',
  'Entries for {exam} open on {day}. Please delete it or choose another.':
    'As inscrições em {exam} abrem em {day}. Elimine o exame ou escolha outro.',
  'Entries for {exam} closed on {day}. Please delete it or choose another.':
    'As inscrições em {exam} terminaram em {day}. Elimine o exame ou escolha outro.',
  '{exam}: Sat in {campus} only. Please delete it or choose another.':
    '{exam}: só se realiza em {campus}. Elimine o exame ou escolha outro.',
  '{exam}: Only for candidates who are {years} or older on {day}. Please delete it or choose another.':
    '{exam}: só para quem tiver {years} anos ou mais em {day}. Elimine o exame ou escolha outro.',
  '{exam}: Only for candidates who are {years} or older on {day}.':
    '{exam}: só para quem tiver {years} anos ou mais em {day}.',
  '{exam}: please edit it and say how its coursework, practical or speaking assessment is done.':
    '{exam}: edite este exame e indique como é feito o seu trabalho de curso, prova prática ou oral.',
  '{exam} is entered twice. Please delete one of them.': '{exam} está inscrito duas vezes. Elimine um deles.',
  '{exam} cannot be entered in {series} beside {code}, which is another tier or set of papers of the same subject. Please delete one of them.':
    'Não é possível a inscrição em {exam} na época {series} juntamente com {code}, que é outro nível ou conjunto de provas da mesma disciplina. Elimine um dos dois.',
  '{exam} is full. Please delete it or choose another.': '{exam} já não tem vagas. Elimine o exame ou escolha outro.',
  '{exam} is full.': '{exam} já não tem vagas.',
  [ENTRY_CHANGED.message]:
    'Entretanto, esta inscrição foi alterada por outra pessoa. Está como é agora: verifique-a de novo.',
  [ENTRY_NOT_OPEN.message]: 'Isto já não pode ser alterado aqui. Escreva-nos.',
  'This entry is withdrawn or refused already.': 'Esta inscrição já foi anulada ou recusada.',
  'No more than {amount} was asked for this entry.': 'Por esta inscrição não foram pedidos mais de {amount}.',
  'This application is entered for no exam now.': 'De momento, esta candidatura não está inscrita em nenhum exame.',
  'The payer’s bank disputes a card payment for it, and has not decided yet.':
    'O banco de quem pagou contesta um pagamento com cartão e ainda não decidiu.',
  [ENTRY_PRICE_CHANGED.message]: 'O preço mudou entretanto. Feche esta janela e abra-a de novo.',

  [DECLARATIONS_FIRST]: 'Confirme que aceita os termos e condições acima antes de efetuar o pagamento.',
  'The terms and conditions have changed since you accepted them. Please read them again and confirm your acceptance.':
    'Os termos e condições mudaram desde que os aceitou. Leia-os de novo e confirme que os aceita.',
  'The clock of your device seems to be wrong. Please set its date and time, untick the declarations and confirm your acceptance again.':
    'O relógio do seu dispositivo parece estar errado. Acerte a data e a hora, retire as marcas das declarações e confirme-as de novo.',
  [NO_CARD_TEXT]: 'Um cartão pode pagar valores de {least} a {most}. Escolha outra forma de pagamento.',
  'The amount to pay is {amount}.': 'O valor a pagar é {amount}.',
  'A card payment has just begun. Please try again in a moment.':
    'Acabou de ser iniciado um pagamento com cartão. Tente de novo dentro de momentos.',
  'The card provider does not take this payment. Please choose another way.':
    'Este pagamento não foi aceite pelo prestador de pagamentos com cartão. Escolha outra forma.',
  'The card provider has not received this payment.':
    'O prestador de pagamentos com cartão não recebeu este pagamento.',
  'The card provider cannot be reached just now. Please try again in a moment.':
    'De momento não é possível contactar o prestador de pagamentos com cartão. Tente de novo dentro de momentos.',
  'Cards are not taken on this site yet. Please choose another way to pay.':
    'Neste site ainda não são aceites cartões. Escolha outra forma de pagamento.',
  'This application has been paid already.': 'Esta candidatura já foi paga.',
  'This payment does not belong to this application.': 'Este pagamento não pertence a esta candidatura.',
  'This application was cancelled, so there is nothing to pay. Please contact us if you did not expect that.':
    'Esta candidatura foi cancelada, por isso não há nada a pagar. Contacte-nos se não esperava isto.',
  'This invoice cannot be paid just now. Please contact us.': 'De momento não é possível este pagamento. Contacte-nos.',
  'Your application {reference} is paid or booked already, and is not changed by this. Please contact us.':
    'A sua candidatura {reference} já está paga ou confirmada e não é alterada por isto. Contacte-nos.',

  [DETAILS_CHANGED.message]: 'Estes dados foram alterados entretanto. Compare os dois antes de guardar os seus.',
  [DETAILS_NOT_OPEN.message]: 'Estes dados já não podem ser alterados aqui. Escreva-nos.',
  [NO_APPLICATION]: 'Esta ligação não leva a nenhuma candidatura.',
  [WRONG_APPLICATION_CODE]: 'Este não é o último código que enviámos, ou tem mais de 30 minutos.',
  [ENQUIRY_MERGED.message]: 'Esta candidatura está junta a outra, onde continua. Entretanto, aqui nada se altera.',
  [TOO_MANY_MESSAGES]:
    'Não podem ser enviadas mais mensagens sobre esta candidatura. Escreva-nos pelo formulário de contacto.',

  [uploadRefusals.type]: '{name} não é uma imagem, um PDF ou um documento de um tipo aceite.',
  [uploadRefusals.total]:
    'Não é possível adicionar {name}, porque o conjunto dos ficheiros atingiu o tamanho máximo ({most}).',
  'The file is larger than 100 MB.': 'O ficheiro tem mais de 100 MB.',
  'The upload broke off or is not whole.': 'O carregamento foi interrompido ou não está completo.',
  [UPLOAD_OVER]: 'Este carregamento terminou. Adicione o ficheiro de novo.',
  [OTHER_PART]: 'É esperada outra parte deste ficheiro.',
  [TOO_MANY_UNFINISHED]:
    'Há demasiados ficheiros a caminho que ainda não chegaram. Espere por alguns deles, ou remova-os.',
  'There is no file in the upload.': 'Não foi enviado nenhum ficheiro.',
  'Files cannot be reached at the moment. Please try again in a few seconds.':
    'De momento não é possível aceder aos ficheiros. Tente de novo dentro de alguns segundos.',
  'There is no room for uploads at the moment. Please try again later.':
    'De momento não há espaço para mais ficheiros. Tente de novo mais tarde.',
  [FILE_EMPTY]: 'Este ficheiro está vazio.',
  [FILE_INFECTED]: 'Este ficheiro contém um vírus e não foi aceite.',
  [FILE_WAS_INFECTED]: 'Este ficheiro continha um vírus e foi removido.',
  [FILE_UNSCANNED]: 'Este ficheiro está a ser verificado quanto a vírus. Tente de novo dentro de alguns minutos.',
  [ARCHIVE_TOO_LARGE]: 'Descomprimido, este ficheiro seria muito maior do que é, e não é aceite.',
  [PICTURE_TOO_LARGE]:
    'Esta imagem tem mais de 200 milhões de pontos e é demasiado grande para ser mostrada. Torne-a mais pequena.',
  [TAKES_NO_DOCUMENTS]:
    'Esta candidatura foi anulada, cancelada ou encerrada e já não recebe documentos. Contacte-nos.',
  [NOT_ASKED_FOR]: 'Este documento não foi pedido. Carregue a página de novo.',
  [ACCEPTED_ALREADY]: 'Este documento já foi aceite: não é preciso enviar mais nada.',
  [TOO_MANY_FILES]: `De um documento não podem ser enviados mais de ${MOST_FILES_OF_DOCUMENT} ficheiros.`,
  [SEEN_ALREADY]: 'Este ficheiro já foi visto e não pode ser removido.',
};
