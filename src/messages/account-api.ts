import { auth } from './account';
import { session } from './session';

/** What the addresses under /api/users answer, apart from what the pages say themselves. */
export const accountApi = {
  // The same for every well-formed request, whether or not the address has an account.
  signedUp: auth.created,
  confirmationSent: 'Se houver uma conta a confirmar com este e-mail, o link chegará em instantes.',
  resetSent: 'Se houver uma conta com este e-mail, o link chegará em instantes.',
  emailChangeSent: 'Enviamos um link de confirmação para o novo e-mail.',

  emailConfirmed: 'E-mail confirmado! Agora você já pode entrar.',
  emailChanged: 'Novo e-mail confirmado!',
  passwordReset: 'Senha redefinida com sucesso! Entre com a nova senha.',
  passwordChanged: 'Senha alterada com sucesso! As outras sessões foram encerradas.',
  signedOut: session.loggedOut,

  termsRequired: 'Aceite os Termos de Uso e a Política de Privacidade para criar a conta.',
  passwordWrong: 'Senha incorreta.',
  sameEmail: 'Este já é o e-mail da sua conta.',
  foreignOrigin: 'Este pedido não veio de uma página da Mimoteca.',
  changePasswordElsewhere: 'A senha é trocada em POST /api/users/change-password.',
  changeEmailElsewhere: 'O e-mail é trocado em POST /api/users/change-email.',
  onlyRest: (path: string) => `Disponível somente em POST /api/users/${path}.`,
} as const;
