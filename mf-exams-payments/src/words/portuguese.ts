import { portugueseRuleMessages } from '@forms/shared/contract';

/** What exam entry, invoice and payment say to visitors, by the English that stands where it is said. */
export const words = {
  'card payment': 'o pagamento com cartão',
  'card field': 'o campo do cartão',
  papers: 'as provas',
  fees: 'os preços',
  'the ways to finish': 'as formas de terminar',
  terms: 'as condições',
  dialog: 'a janela',

  Add: 'Adicionar',
  Save: 'Guardar',
  Edit: 'Editar',
  Delete: 'Eliminar',
  Cancel: 'Cancelar',
  Close: 'Fechar',
  Back: 'Anterior',
  Select: 'Selecionar',
  'Try again': 'Tentar de novo',
  'Loading…': 'A carregar…',
  'opens in a new tab': 'abre num novo separador',
  'This part of the page could not be shown.': 'Não foi possível mostrar esta parte da página.',

  Series: 'Época',
  Level: 'Nível',
  Board: 'Entidade examinadora',
  Subject: 'Disciplina',
  Option: 'Opção',
  Papers: 'Provas',
  Actions: 'Ações',
  'Add exam': 'Adicionar exame',
  'Edit exam': 'Editar exame',
  'No entries': 'Nenhuma inscrição',
  'Press Add exam for each exam that you wish to sit.': 'Prima Adicionar exame por cada exame que pretende realizar.',
  'Please choose': 'Escolha, por favor',
  'Nothing on offer': 'Nada disponível',
  'Nothing is on offer here. Please choose differently above.':
    'Aqui não há nada disponível. Escolha outra opção acima.',
  'Choose a series first': 'Escolha primeiro a época',
  'Choose a level first': 'Escolha primeiro o nível',
  'Choose a board first': 'Escolha primeiro a entidade examinadora',
  'This list could not be loaded.': 'Não foi possível carregar esta lista.',
  'Field is required': portugueseRuleMessages.required,
  '{exam} has been added.': '{exam}: exame adicionado.',
  '{exam} has been changed.': '{exam}: exame alterado.',
  '{exam} has been deleted.': '{exam}: exame eliminado.',
  'Are you sure you wish to delete this item?': 'Tem a certeza de que pretende eliminar este elemento?',
  'This exam is already in your list. Choose another, or cancel.':
    'Este exame já está na sua lista. Escolha outro ou cancele.',
  'The exam could not be looked up. Your choices are kept: please try again.':
    'Não foi possível procurar o exame. As suas escolhas ficam guardadas: tente de novo, por favor.',
  'Looking up the exam': 'A procurar o exame',
  'Looking up its fees': 'A procurar os preços',
  'Adding it to your list': 'A adicionar à sua lista',

  'Select papers': 'Selecionar provas',
  'Change papers': 'Alterar provas',
  'Tick all of the papers that make up your course.': 'Assinale todas as provas que compõem o seu curso.',
  'Tick all papers of': 'Assinalar todas as provas de',
  'The papers could not be loaded.': 'Não foi possível carregar as provas.',
  'No papers of this subject are on offer in this series.': 'Nesta época não há provas disponíveis desta disciplina.',
  'Not found': 'Não encontrado',
  'Please select all of the papers that make up your course': 'Selecione todas as provas que compõem o seu curso',
  'These papers make up {option}.': 'Estas provas compõem {option}.',
  'For {option}, {papers} is missing.': 'Para {option} falta {papers}.',
  'For {option}, {papers} are missing.': 'Para {option} faltam {papers}.',
  '{papers} is not part of {option}.': '{papers} não faz parte de {option}.',
  '{papers} are not part of {option}.': '{papers} não fazem parte de {option}.',

  'Search for an exam': 'Procurar um exame',
  'Type the subject, board, tier or code, such as “maths foundation aqa”. Or choose step by step below.':
    'Escreva a disciplina, a entidade examinadora, o nível ou o código em inglês, por exemplo «maths foundation edexcel». Ou escolha passo a passo abaixo.',
  'The search could not be loaded. You can choose step by step below.':
    'Não foi possível carregar a procura. Pode escolher passo a passo abaixo.',
  'Loading the exams…': 'A carregar os exames…',
  '1 of {count}': '1 de {count}',
  '1 exam found.': '1 exame encontrado.',
  '{count} exams found.': '{count} exames encontrados.',
  '{count} exams found. The first {listed} are listed: another word finds yours sooner.':
    '{count} exames encontrados. São mostrados os primeiros {listed}: com mais uma palavra encontra o seu mais depressa.',
  'No exam found. Try other words, or choose step by step below.':
    'Nenhum exame encontrado. Tente outras palavras ou escolha passo a passo abaixo.',

  'This exam cannot be entered any more. Please delete it or choose another.':
    'Já não é possível a inscrição neste exame. Elimine-o ou escolha outro.',
  '{where} Choose an exam that is sat in {campus}, or change where the exams will be sat.':
    '{where} Escolha um exame que se realize em {campus} ou altere onde pretende realizar os exames.',
  '{exam} is in your list already. Only one tier or set of papers of a subject can be entered in a series: please keep one of the two.':
    '{exam} já está na sua lista. Em cada época só é possível a inscrição num nível ou conjunto de provas de cada disciplina: mantenha apenas um dos dois.',
  'Coursework, practical or speaking assessment': 'Trabalho de curso, prova prática ou oral',
  'How will this part be done, which is not sat in the exam hall: {parts}?':
    'Como será feita esta parte, que não se realiza na sala de exame: {parts}?',
  'Board fee': 'Taxa da entidade examinadora',
  'Board fees': 'Taxas das entidades examinadoras',
  'Centre charge': 'Taxa do centro',
  'Centre charges': 'Taxas do centro',
  Exam: 'Exame',
  Exams: 'Exames',
  'This exam': 'Este exame',
  'Fees so far': 'Preços até agora',
  'Total so far': 'Total até agora',
  'Prices until {day}': 'Preços até {day}',
  'Enter by {day}.': 'Inscrições até {day}.',
  'After that it is {sum}, until {day}.': 'Depois são {sum}, até {day}.',

  'Fees summary': 'Resumo dos preços',
  Item: 'Descrição',
  Cost: 'Preço',
  'Total payable': 'Total a pagar',
  'The fees could not be loaded.': 'Não foi possível carregar os preços.',
  'Your answers are kept.': 'As suas respostas ficam guardadas.',
  'The invoice is made out to {payer}.': 'O documento é emitido em nome de {payer}.',
  'All of our fees are published on our website': 'Todos os nossos preços estão publicados no nosso sítio',
  'examination fees': 'preços dos exames',
  'Submit your application without paying, and a member of our staff will call you to arrange the payment. Or book and pay now.':
    'Envie a sua candidatura sem pagar, e a nossa equipa telefona-lhe para combinar o pagamento. Ou reserve e pague agora.',
  'There is nothing to pay. Submit your application to finish.':
    'Não há nada a pagar. Envie a candidatura para concluir.',
  'Please wait until you have seen the fees.': 'Aguarde até ver os preços, por favor.',
  'Submit application': 'Enviar candidatura',
  'Book and pay now': 'Reservar e pagar agora',
  'Needed only to book and pay now.': 'Necessárias apenas para reservar e pagar agora.',
  'Form submission failed': 'O envio do formulário falhou',
  'If you are unsure why you received this message, please submit an error report':
    'Se não sabe por que recebeu esta mensagem, envie-nos um relatório de erro',
  'You’re offline. Booking and paying need a connection; your answers are kept on this device.':
    'Está sem ligação. Para reservar e pagar é preciso uma ligação; as suas respostas ficam guardadas neste dispositivo.',
  'Your application {reference} has been paid.': 'A sua candidatura {reference} já foi paga.',
  'These changes are not part of it. Please contact us about them: nothing more is charged here.':
    'Estas alterações não fazem parte dela. Contacte-nos, por favor: aqui não é cobrado mais nada.',
  'You have changed your answers.': 'Alterou as suas respostas.',
  'Your application {reference} has not been paid. What you submit now takes its place.':
    'A sua candidatura {reference} não foi paga. O que enviar agora substitui-a.',
  'Your application is stored under the reference {reference}.':
    'A sua candidatura está guardada com a referência {reference}.',
  'It is not paid yet. Please choose a way to pay.': 'Ainda não está paga. Escolha uma forma de pagamento.',

  Declarations: 'Declarações',
  'The declarations could not be loaded.': 'Não foi possível carregar as declarações.',
  'Read the terms': 'Ler as condições',
  'Read the terms of': 'Ler as condições de',
  'Terms and conditions': 'Termos e condições',
  'The terms could not be loaded.': 'Não foi possível carregar as condições.',
  'Please confirm your acceptance of the terms and conditions above before submitting payment.':
    'Confirme que aceita os termos e condições acima antes de efetuar o pagamento.',

  Payment: 'Pagamento',
  'Payment methods': 'Formas de pagamento',
  'Pay by card': 'Pagar com cartão',
  'Pay the full amount now with a debit or credit card.':
    'Pague já o valor total com um cartão de débito ou de crédito.',
  'Pay by bank transfer': 'Pagar por transferência',
  'We email you a copy of this invoice to pay from your bank.':
    'Enviamos-lhe por email uma cópia deste documento, para pagar a partir do seu banco.',
  'Request a callback': 'Pedir que lhe telefonem',
  'A member of staff calls you to arrange the payment.': 'A nossa equipa telefona-lhe para combinar o pagamento.',
  'A card can pay amounts from {least} to {most}. Please choose another way to pay.':
    'Um cartão pode pagar valores de {least} a {most}. Escolha outra forma de pagamento.',
  'Pay now': 'Pagar agora',
  'Pay in another way': 'Pagar de outra forma',
  'To be paid by': 'A pagar até',
  Amount: 'Valor',
  '{sum} was received.': 'Foram recebidos {sum}.',
  '{sum} was given back.': 'Foram devolvidos {sum}.',
  'Payment has been received, thank you.': 'O pagamento foi recebido, obrigado.',
  'You will receive a copy of this invoice in your email, please let us know when you have made the transfer.':
    'Receberá no seu email uma cópia deste documento; avise-nos, por favor, quando tiver feito a transferência.',
  'A member of our staff will be in contact, thank you.': 'A nossa equipa entrará em contacto consigo, obrigado.',
  'Your application has been received. There is nothing to pay.':
    'A sua candidatura foi recebida. Não há nada a pagar.',
  'All of {sum} is paid. A receipt is on its way to you by email.':
    'O total de {sum} está pago. Uma confirmação vai a caminho do seu email.',
  'Your reference is': 'A sua referência é',
  'Please keep it.': 'Guarde-a, por favor.',
  'Print this page': 'Imprimir esta página',

  'Card payment': 'Pagamento com cartão',
  'The card payment could not be reached.': 'Não foi possível chegar ao pagamento com cartão.',
  'The card field could not be loaded, and nothing was charged.':
    'Não foi possível carregar o campo do cartão, e nada foi cobrado.',
  'Something between you and our card provider may be blocking it.':
    'Pode haver algo a bloqueá-lo entre si e o nosso fornecedor de pagamentos.',
  'You can also close this and pay by bank transfer or request a callback.':
    'Também pode fechar esta janela e pagar por transferência bancária ou pedir que lhe telefonem.',
  'Sandbox: no money moves': 'Ambiente de teste: nenhum dinheiro é movimentado',
  'Pay with 4242 4242 4242 4242, any date ahead and any three digits. 4000 0000 0000 0002 is declined.':
    'Pague com 4242 4242 4242 4242, qualquer data futura e três algarismos quaisquer. 4000 0000 0000 0002 é recusado.',
  'The fees have changed: {sum} is to be paid.': 'Os preços mudaram: há {sum} a pagar.',
  'Nothing has been charged. Please check the amount before you press Pay.':
    'Nada foi cobrado. Verifique o valor antes de premir Pagar.',
  'The payment could not be started, and nothing was charged. Please try again.':
    'Não foi possível iniciar o pagamento, e nada foi cobrado. Tente de novo, por favor.',
  'The card could not be charged. Please try again: you are never charged twice for one application.':
    'Não foi possível cobrar no cartão. Tente de novo: nunca é cobrado duas vezes pela mesma candidatura.',
  'Paying… Please keep this page open.': 'A pagar… Mantenha esta página aberta, por favor.',
  'Your payment has been made. We are recording it…': 'O seu pagamento foi efetuado. Estamos a registá-lo…',
  'Your payment has been made. Please do not pay again.': 'O seu pagamento foi efetuado. Não pague de novo, por favor.',
  'Our records could not be reached to note it down. Nothing is lost: please keep your reference {reference}, and we will match the payment to it.':
    'Não foi possível anotá-lo nos nossos registos. Nada se perdeu: guarde a sua referência {reference}, pela qual associaremos o pagamento.',
  'If you had pressed Pay already, please do not pay again: quote {reference} to us, and we will see whether the payment was made.':
    'Se já tinha premido Pagar, não pague de novo: indique-nos a referência {reference}, e verificamos se o pagamento foi efetuado.',
  'Record it again': 'Registar de novo',
  'Pay {sum}': 'Pagar {sum}',
} as const;
