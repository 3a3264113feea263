/** What the pages of who is no staff say, by the English that stands where it is said. */
export const words = {
  'My applications': 'As minhas candidaturas',
  'your applications': 'as suas candidaturas',
  'Nothing that was sent to us gives the email address of this account. What you have sent with another address is behind the link in our letter about it.':
    'Nada do que recebemos indica o endereço de email desta conta. O que enviou com outro endereço está na ligação da mensagem que lhe escrevemos.',
  '{reference}, sent on {day}': '{reference}, enviada em {day}',
  'Invoice {number}: {amount}': 'Pedido de pagamento {number}: {amount}',
  cancelled: 'anulado',
  'nothing more to pay': 'nada mais a pagar',
  'due by {day}': 'a pagar até {day}',
  '{amount} to pay': '{amount} a pagar',
  Open: 'Abrir',
  'My files': 'Os meus ficheiros',
  'your files': 'os seus ficheiros',
} as const;
