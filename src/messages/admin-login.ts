/** Texts of the panel's login page only. */
export const adminLogin = {
  eyebrow: 'Painel',
  intro: 'Entre com a sua conta de administrador.',
  aside: 'Onde cada mimo é escolhido, descrito e embrulhado antes de chegar à vitrine.',
  emailMissing: 'Informe o e-mail.',
  passwordMissing: 'Informe a senha.',
  offline: 'Não foi possível falar com o servidor. Verifique sua internet e tente novamente.',
  unavailable: 'O servidor não conseguiu responder. Tente novamente em instantes.',
  forgot: 'Esqueci minha senha',
  backToSite: 'Voltar para o site',
  needsJavaScript:
    'Esta área precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
} as const;
