/** What letters say in Portuguese, by the English that stands where it is said. At Lisbon what asks for money is a payment request. */
export const words = {
  Oxford: 'Oxford',
  Lisbon: 'Lisboa',
  'See your application, how far it is, and what you can do':
    'Veja a sua candidatura, em que ponto está e o que pode fazer',
  'See your application': 'Veja a sua candidatura',
  'If anything is wrong, or if you did not expect this letter, please answer it or write to us at {address}, and give the reference {reference}.':
    'Se algo estiver errado, ou se não esperava esta carta, responda-lhe ou escreva-nos em {address}, indicando a referência {reference}.',
  'We ask you for documents. Which ones, how far each is, and where to send them, is on the page of that link.':
    'Pedimos-lhe documentos. Quais são, em que ponto está cada um e para onde os enviar, está na página dessa ligação.',

  'We have received {reference}': 'Recebemos {reference}',
  'We have your documents for {reference}': 'Temos os seus documentos para {reference}',
  'Please send a document again for {reference}': 'Envie de novo um documento para {reference}',
  'You have withdrawn {reference}': 'Anulou {reference}',
  'Cancelled: {reference}': 'Cancelada: {reference}',
  'Refund for {reference}': 'Reembolso de {reference}',
  'A refund did not reach you for {reference}': 'Um reembolso de {reference} não lhe chegou',
  'A message about {reference}': 'Uma mensagem sobre {reference}',
  'A change of your exam entries, {reference}': 'Uma alteração das suas inscrições em exames, {reference}',
  'Your contact details were changed, {reference}': 'Os seus contactos foram alterados, {reference}',
  'What exam boards are told of you was corrected, {reference}':
    'Corrigimos o que as entidades examinadoras sabem de si, {reference}',
  'Answers of yours were corrected, {reference}': 'Respostas suas foram corrigidas, {reference}',
  'Your statement of entry, {reference}': 'A sua declaração de inscrição, {reference}',
  'Payment reminder for {reference}': 'Aviso de pagamento de {reference}',
  'Your account with us: {reference}': 'A sua conta connosco: {reference}',
  'Statement of your account: {reference}': 'Extrato da sua conta: {reference}',
  '{document} {number} for {reference}': 'Pedido de pagamento {number} de {reference}',
  'Receipt {number} for {reference}': 'Comprovativo {number} de {reference}',
  '{receipt} {number} for {reference}': 'Pedido de pagamento pago {number} de {reference}',
  '{credit} for {reference}': 'Correção de {reference}',
  'Your application {reference}': 'A sua candidatura {reference}',
  'Your unfinished form': 'O seu formulário por terminar',
  'Your message to {provider}': 'A sua mensagem para {provider}',
  'This is our answer to your message of {day}.': 'Esta é a nossa resposta à sua mensagem de {day}.',

  'We have received “{title}”, thank you. Its reference is {reference}.':
    'Recebemos «{title}», obrigado. A referência é {reference}.',
  'We have received what you sent us for your application {reference}, thank you.':
    'Recebemos o que nos enviou para a sua candidatura {reference}, obrigado.',
  'We look at it next. How far each document is, you see on the page of that link; we write to you if we need one again.':
    'Vamos agora verificá-lo. Na página dessa ligação vê em que ponto está cada documento; escrevemos-lhe se precisarmos de algum outra vez.',
  'We have looked at a document that you sent us for your application {reference}, and ask you to send it again.':
    'Verificámos um documento que nos enviou para a sua candidatura {reference} e pedimos-lhe que o envie de novo.',
  'Which one, and why, is on the page of that link. Please send it there: a photograph taken with a phone will do.':
    'Qual, e porquê, está na página dessa ligação. Envie-o aí: basta uma fotografia tirada com o telemóvel.',
  'Your application {reference} is withdrawn, as you asked.': 'A sua candidatura {reference} está anulada, como pediu.',
  'There is nothing to pay, and we do nothing more about it. To apply again, please send the form again.':
    'Não há nada a pagar e não fazemos mais nada. Para se candidatar outra vez, envie o formulário de novo.',
  'We have written to you about “{title}”, {reference}.': 'Escrevemos-lhe sobre «{title}», {reference}.',
  'What we wrote is on the page of that link. Please answer it there.':
    'O que escrevemos está na página dessa ligação. Responda aí.',
  'Your application {reference} was cancelled.': 'A sua candidatura {reference} foi cancelada.',
  'We have refunded {amount} for your application {reference}.':
    'Reembolsámos {amount} da sua candidatura {reference}.',
  'It comes back to you in the way that we have arranged with you.': 'Recebe-os da forma que combinámos consigo.',
  'It goes back to the card that paid, and shows on its statement within ten working days, as a rule.':
    'Voltam ao cartão que pagou e aparecem no extrato, em regra, dentro de dez dias úteis.',
  'The card’s bank has returned our refund of {amount} for your application {reference}: it did not reach you.':
    'O banco do cartão devolveu o nosso reembolso de {amount} da sua candidatura {reference}: não lhe chegou.',
  'We still owe you this money, and write to you about another way to pay it back. You may also answer this letter.':
    'Continuamos a dever-lhe este dinheiro e escrevemos-lhe sobre outra forma de o devolver. Também pode responder a esta carta.',

  'We have withdrawn an exam entry of your application {reference}: {before}.':
    'Anulámos uma inscrição em exame da sua candidatura {reference}: {before}.',
  '{amount} of its price comes off your invoice. We write to you about that apart.':
    '{amount} do preço são descontados no seu pedido de pagamento. Escrevemos-lhe sobre isso à parte.',
  'By the key dates of this series nothing of its price comes back.':
    'Pelas datas desta época, nada do preço é devolvido.',
  'We have amended an exam entry of your application {reference}: {before} became {after}.':
    'Alterámos uma inscrição em exame da sua candidatura {reference}: {before} passou a ser {after}.',
  'It costs {amount} more. We write to you about that apart.':
    'Custa mais {amount}. Escrevemos-lhe sobre isso à parte.',
  '{amount} comes off your invoice. We write to you about that apart.':
    '{amount} são descontados no seu pedido de pagamento. Escrevemos-lhe sobre isso à parte.',
  'What you pay stays the same.': 'O que paga não muda.',
  'We have corrected what exam boards are told of the candidate in your application {reference}: {fields}.':
    'Corrigimos o que comunicamos às entidades examinadoras sobre o candidato da sua candidatura {reference}: {fields}.',
  'What you answered in the form stays as you wrote it; certificates follow what we corrected.':
    'O que respondeu no formulário fica como o escreveu; os certificados seguem o que corrigimos.',
  'We have corrected answers in your application {reference}: {fields}.':
    'Corrigimos respostas na sua candidatura {reference}: {fields}.',
  'What they are now is on the page of that link. What it changes of a price, we write to you about apart.':
    'Como ficaram está na página dessa ligação. Se algum preço mudar, escrevemos-lhe sobre isso à parte.',
  'First name': 'Nome próprio',
  'Middle names': 'Nomes do meio',
  'Last name': 'Apelido',
  'Name on certificates': 'Nome nos certificados',
  'Date of birth': 'Data de nascimento',
  UCI: 'UCI',
  ULN: 'ULN',
  'The contact details of your application {reference} were changed on its page.':
    'Os contactos da sua candidatura {reference} foram alterados na página dela.',
  'What they are now is on the page of that link. If it was not you who changed them, please tell us at once.':
    'Como ficaram está na página dessa ligação. Se não foi quem os alterou, avise-nos de imediato.',
  'Your statement of entry for {reference} is ready: the exams that you are entered for, and when they are sat.':
    'A sua declaração de inscrição em {reference} está pronta: os exames em que está inscrito e quando se realizam.',
  'Please open it on the page of that link, and check your name, your date of birth and each exam.':
    'Abra-a na página dessa ligação e confirme o seu nome, a sua data de nascimento e cada exame.',

  'You can go on with “{title}” where you stopped, on any device, until {day}.':
    'Pode continuar «{title}» onde ficou, em qualquer dispositivo, até {day}.',
  'Go on with your form': 'Continuar o seu formulário',
  'Whoever has this link can read the answers so far: please do not pass this letter on.':
    'Quem tiver esta ligação pode ler as respostas dadas até agora: não reencaminhe esta carta.',
  'Somebody gave this address so that they can go on later. If it was not you, you need do nothing: please delete this letter.':
    'Alguém indicou este endereço para poder continuar mais tarde. Se não foi o seu caso, não precisa de fazer nada: elimine esta carta.',
  'The code that opens your application is {code}. It is good for {minutes} minutes. Nobody of ours ever asks you for it.':
    'O código que abre a sua candidatura é {code}. É válido durante {minutes} minutos. Ninguém da nossa parte lho pede.',
  'This is a new link to your application. It opens it for {days} days; after them we ask for a code, which we send to this address.':
    'Esta é uma nova ligação para a sua candidatura. Abre-a durante {days} dias; depois pedimos um código, que enviamos para este endereço.',
  'If it was not you who asked, you need do nothing.': 'Se não foi o seu pedido, não precisa de fazer nada.',

  '{creditNote} {number}': 'Correção {number}',
  '{number} to {name}': '{number}, em nome de {name},',
  'Still to pay': 'Falta pagar',
  'Total paid': 'Total pago',
  'Total payable': 'Total a pagar',
  'Your application’s reference is {reference}. Please give it whenever you write or call.':
    'A referência da sua candidatura é {reference}. Indique-a sempre que escrever ou telefonar.',
  'The {receipt} {number} is attached.': 'O pedido de pagamento {number}, pago, segue em anexo.',
  'The {invoice} {number} is attached.': 'O pedido de pagamento {number} segue em anexo.',
  '{invoice} {number} is attached.': 'O pedido de pagamento {number} segue em anexo.',
  'There is nothing to pay for it.': 'Não há nada a pagar.',
  'Please pay {sum} by bank transfer, and let us know when you have made the transfer.':
    'Pague {sum} por transferência bancária e avise-nos quando a tiver feito.',
  'Please pay {sum} by bank transfer by {day}, and let us know when you have made the transfer.':
    'Pague {sum} por transferência bancária até {day} e avise-nos quando a tiver feito.',
  ' by card': ' por cartão',
  ' by bank transfer': ' por transferência bancária',
  ' in cash': ' em numerário',
  ' on {day}': ' em {day}',
  'We have received {amount}{way}{on}, thank you.': 'Recebemos {amount}{way}{on}, obrigado.',

  'We have taken {amount} off {invoice} {number}: this is {creditNote} {note}.':
    'Descontámos {amount} no pedido de pagamento {number}: esta é a correção {note}.',
  'Taken off': 'Descontado',
  'Its place takes {number}. What you have paid counts for that.':
    'Em seu lugar fica {number}. O que já pagou conta para esse.',
  'You have paid {amount} more than we ask now. We will give that back to you, and write to you when we do.':
    'Pagou mais {amount} do que agora pedimos. Vamos devolver-lhe esse valor e escrevemos-lhe quando o fizermos.',
  'There is nothing more to pay of it.': 'Não há mais nada a pagar.',
  '{amount} of the {invoice} is still to pay.': 'Falta pagar {amount} do pedido de pagamento.',

  'Your statement of account from {from} to {to} is attached.':
    'Segue em anexo o extrato da sua conta, de {from} a {to}.',
  'Balance brought forward': 'Saldo anterior',
  'Charged in this period': 'Cobrado neste período',
  'Paid or credited in this period': 'Pago ou anulado neste período',
  'Balance on {day}': 'Saldo em {day}',
  '{amount} came in beyond what we asked, and stands to your credit.':
    'Recebemos {amount} a mais do que pedimos, que ficam a seu crédito.',
  'This is what is open on your account with us on {day}.':
    'Isto é o que está em aberto na sua conta connosco em {day}.',
  'This is a reminder: {amount} was due and has not reached us yet.':
    'Este é um aviso: {amount} já venceram e ainda não nos chegaram.',
  'This is a reminder of what is due soon.': 'Este é um aviso do que vence em breve.',
  '{invoice} {number}': 'Pedido de pagamento {number}',
  'was due {day}': 'venceu em {day}',
  'due {day}': 'vence em {day}',
  'For {numbers}:': 'Para {numbers}:',
  'If you have paid in the last days, thank you: then this letter has crossed your payment, and there is nothing to do.':
    'Se pagou nos últimos dias, obrigado: esta carta cruzou-se com o seu pagamento e não há nada a fazer.',
  'If you cannot pay by then, or if anything is not as you expect, please answer this letter or write to us at {address}, and give the reference {reference}.':
    'Se não puder pagar até então, ou se algo não for como espera, responda a esta carta ou escreva-nos em {address}, indicando a referência {reference}.',
} as const;
