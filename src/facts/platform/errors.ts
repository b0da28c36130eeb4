import type {Localized} from '../localized';
import type {Page} from '../pages';

/**
 * Every error code of the platform and of the metrics, with its message word
 * for word. `{n}`, `{m}`, `{v}`, `{name}` and `{role}` are what the platform
 * fills in.
 */

interface ErrorAreaShape {
  id: string;
  /** What the codes of the area begin with. */
  prefix: string;
}

const areaList = [
  {id: 'general', prefix: 'PLT'},
  {id: 'generation', prefix: 'GEN'},
  {id: 'login', prefix: 'AUTH'},
  {id: 'plugin', prefix: 'LNK'},
  {id: 'profile', prefix: 'PRF'},
  {id: 'discovery', prefix: 'DSC'},
  {id: 'requirements', prefix: 'REQ'},
  {id: 'code', prefix: 'COD'},
  {id: 'quality-assurance', prefix: 'QAS'},
  {id: 'ai-tools', prefix: 'TLS'},
  {id: 'metrics', prefix: 'MET'},
  {id: 'squad-maturity', prefix: 'MAT'},
  {id: 'okrs', prefix: 'OKR'},
  {id: 'teams', prefix: 'TEA'},
] as const satisfies readonly ErrorAreaShape[];

export type ErrorAreaId = (typeof areaList)[number]['id'];

export interface ErrorArea extends ErrorAreaShape {
  id: ErrorAreaId;
}

/** Parts of the product, each with a prefix of its own. */
export const errorAreas: readonly ErrorArea[] = areaList;

interface ErrorShape {
  code: string;
  /** The page that explains it. */
  page: Page;
  message: Localized;
  cause: Localized;
  fix: Localized;
}

const list = [
  {
    code: 'PLT-403',
    page: 'platform/introduction.mdx',
    message: {
      en: "You don't have permission to do this. Ask someone with the role {role}.",
      'pt-BR': 'Você não tem permissão para fazer isso. Peça a alguém com o papel {role}.',
    },
    cause: {
      en: 'Your role does not include the action, or not in this squad or alliance.',
      'pt-BR': 'Seu papel não inclui a ação, ou não a inclui nesta squad ou aliança.',
    },
    fix: {
      en: 'Ask a person with the role that the message names.',
      'pt-BR': 'Peça a uma pessoa que tenha o papel citado na mensagem.',
    },
  },
  {
    code: 'PLT-404',
    page: 'platform/introduction.mdx',
    message: {
      en: "This item does not exist or you don't have access to it.",
      'pt-BR': 'Este item não existe ou você não tem acesso a ele.',
    },
    cause: {
      en: 'The item was deleted, never existed or lies outside your scope. All three get the same answer.',
      'pt-BR':
        'O item foi excluído, nunca existiu ou está fora do seu escopo. Os três casos recebem a mesma resposta.',
    },
    fix: {
      en: 'Check the address and the trash. If the item belongs to another squad or alliance, ask for access to it.',
      'pt-BR': 'Confira o endereço e a lixeira. Se o item for de outra squad ou aliança, peça acesso a ela.',
    },
  },
  {
    code: 'PLT-409',
    page: 'platform/introduction.mdx',
    message: {
      en: 'Someone else changed this item. Review the differences.',
      'pt-BR': 'Outra pessoa alterou este item. Revise as diferenças.',
    },
    cause: {
      en: 'Two people saved the same item, and your save carries the older version.',
      'pt-BR': 'Duas pessoas salvaram o mesmo item, e a sua gravação traz a versão mais antiga.',
    },
    fix: {
      en: 'Compare the fields side by side and pick the version of each one to keep.',
      'pt-BR': 'Compare os campos lado a lado e escolha qual versão de cada um fica.',
    },
  },
  {
    code: 'PLT-412',
    page: 'platform/introduction.mdx',
    message: {
      en: 'The organization needs at least one admin.',
      'pt-BR': 'A organização precisa de pelo menos um administrador.',
    },
    cause: {
      en: 'The last organization admin would lose the role, leave the organization or delete the account.',
      'pt-BR':
        'A última pessoa com o papel de administrador da organização perderia o papel, sairia da organização ou excluiria a conta.',
    },
    fix: {en: 'Give the role to someone else first.', 'pt-BR': 'Antes, dê o papel a outra pessoa.'},
  },
  {
    code: 'PLT-413',
    page: 'platform/introduction.mdx',
    message: {en: 'The file is larger than {n} MB.', 'pt-BR': 'O arquivo tem mais de {n} MB.'},
    cause: {
      en: 'The file is over the limit of its place: 25 MB for an attachment, 10 MB for test results, 5 MB in all for the knowledge files of an AI tool.',
      'pt-BR':
        'O arquivo passa do limite do lugar: 25 MB para um anexo, 10 MB para resultados de teste, 5 MB ao todo para os arquivos de conhecimento de uma ferramenta de IA.',
    },
    fix: {en: 'Split the file or compress it.', 'pt-BR': 'Divida ou comprima o arquivo.'},
  },
  {
    code: 'PLT-429',
    page: 'platform/introduction.mdx',
    message: {
      en: 'Too many requests. Try again in {n} seconds.',
      'pt-BR': 'Muitas solicitações. Tente novamente em {n} segundos.',
    },
    cause: {
      en: 'One token sent more than 60 requests in a minute, or the browser sent a burst.',
      'pt-BR': 'Um token enviou mais de 60 requisições em um minuto, ou o navegador enviou uma rajada.',
    },
    fix: {
      en: 'Wait the stated time. A script reads it from the `Retry-After` header.',
      'pt-BR': 'Espere o tempo indicado. Um script lê esse tempo no cabeçalho `Retry-After`.',
    },
  },
  {
    code: 'PLT-500',
    page: 'platform/introduction.mdx',
    message: {
      en: 'Something went wrong on our side. Nothing was changed.',
      'pt-BR': 'Algo deu errado do nosso lado. Nada foi alterado.',
    },
    cause: {
      en: 'Something failed inside the platform, and the change was rolled back.',
      'pt-BR': 'Algo falhou dentro da plataforma, e a alteração foi desfeita.',
    },
    fix: {
      en: 'Try again. If it repeats, send the request ID to support.',
      'pt-BR': 'Tente novamente. Se o erro se repetir, envie o ID da requisição ao suporte.',
    },
  },
  {
    code: 'GEN-001',
    page: 'platform/introduction.mdx',
    message: {en: 'The model did not answer.', 'pt-BR': 'O modelo não respondeu.'},
    cause: {
      en: 'The model provider is down or slow: the platform waits 120 seconds.',
      'pt-BR': 'O provedor de modelos está fora do ar ou lento: a plataforma espera 120 segundos.',
    },
    fix: {
      en: "Try again. If it lasts, look at the provider's status page.",
      'pt-BR': 'Tente novamente. Se continuar, veja a página de status do provedor.',
    },
  },
  {
    code: 'GEN-002',
    page: 'platform/introduction.mdx',
    message: {
      en: "You reached today's generation limit.",
      'pt-BR': 'Você atingiu o limite de gerações com IA de hoje.',
    },
    cause: {
      en: "You used all of the day's generations, 100 unless an organization admin changed the limit.",
      'pt-BR':
        'Você usou todas as gerações do dia: 100, se um administrador da organização não mudou o limite.',
    },
    fix: {
      en: "Wait for 00:00 in the organization's time zone, or ask an organization admin to raise the limit (10–1,000).",
      'pt-BR':
        'Espere a meia-noite no fuso horário da organização ou peça a um administrador da organização que aumente o limite (10–1.000).',
    },
  },
  {
    code: 'GEN-003',
    page: 'platform/introduction.mdx',
    message: {
      en: 'The content policy blocked this request.',
      'pt-BR': 'A política de conteúdo bloqueou esta solicitação.',
    },
    cause: {
      en: "The source holds secrets or personal data that the organization's policy keeps away from the model.",
      'pt-BR':
        'O material de origem contém segredos ou dados pessoais que a política da organização não deixa chegar ao modelo.',
    },
    fix: {
      en: 'Remove what is listed under the message and generate again.',
      'pt-BR': 'Remova o que aparece abaixo da mensagem e gere de novo.',
    },
  },
  {
    code: 'GEN-004',
    page: 'platform/introduction.mdx',
    message: {
      en: 'The source material is too long. Remove some attachments.',
      'pt-BR': 'O material de origem é longo demais. Remova alguns anexos.',
    },
    cause: {
      en: 'Text, attachments and squad context together exceed what the model accepts.',
      'pt-BR': 'Texto, anexos e contexto da squad, somados, passam do que o modelo aceita.',
    },
    fix: {
      en: 'Clear attachments in the list. The counter beside it shows the size.',
      'pt-BR': 'Desmarque anexos na lista. O contador ao lado mostra o tamanho.',
    },
  },
  {
    code: 'GEN-005',
    page: 'platform/introduction.mdx',
    message: {
      en: 'Your organization has no model provider.',
      'pt-BR': 'Sua organização não tem um provedor de modelos.',
    },
    cause: {
      en: 'No organization admin has set a provider yet.',
      'pt-BR': 'Nenhum administrador da organização definiu um provedor ainda.',
    },
    fix: {
      en: 'An organization admin sets the provider in **Settings → AI** and tests it.',
      'pt-BR': 'Um administrador da organização define o provedor em **Configurações → IA** e o testa.',
    },
  },
  {
    code: 'AUTH-101',
    page: 'platform/login.mdx',
    message: {en: 'E-mail or password is incorrect.', 'pt-BR': 'E-mail ou senha incorretos.'},
    cause: {
      en: 'The address or the password is wrong, or the account came from single sign-on and has no password.',
      'pt-BR': 'O endereço ou a senha estão errados, ou a conta veio do login único e não tem senha.',
    },
    fix: {
      en: 'Type both again, reset the password, or use single sign-on.',
      'pt-BR': 'Digite os dois de novo, redefina a senha ou use o login único.',
    },
  },
  {
    code: 'AUTH-102',
    page: 'platform/login.mdx',
    message: {
      en: 'Too many attempts. Try again in 15 minutes.',
      'pt-BR': 'Muitas tentativas. Tente novamente em 15 minutos.',
    },
    cause: {en: 'Five wrong passwords within 15 minutes.', 'pt-BR': 'Cinco senhas erradas em 15 minutos.'},
    fix: {en: 'Wait 15 minutes, or reset the password.', 'pt-BR': 'Espere 15 minutos ou redefina a senha.'},
  },
  {
    code: 'AUTH-103',
    page: 'platform/login.mdx',
    message: {
      en: 'Confirm your e-mail address first.',
      'pt-BR': 'Primeiro, confirme seu endereço de e-mail.',
    },
    cause: {
      en: 'The confirmation link of the new account has not been opened.',
      'pt-BR': 'O link de confirmação da nova conta ainda não foi aberto.',
    },
    fix: {
      en: 'Open the e-mail, or select **Send again** after 60 seconds. The link works for 24 hours.',
      'pt-BR':
        'Abra o e-mail ou, depois de 60 segundos, selecione **Enviar novamente**. O link vale por 24 horas.',
    },
  },
  {
    code: 'AUTH-104',
    page: 'platform/login.mdx',
    message: {en: 'This link expired or was already used.', 'pt-BR': 'Este link expirou ou já foi usado.'},
    cause: {
      en: 'The link is too old (invitation 7 days, confirmation 24 hours, password reset 30 minutes), was used, or was replaced by a newer one. Mail scanners also open links, which is why the page asks for a click before it uses one.',
      'pt-BR':
        'O link venceu (convite, 7 dias; confirmação, 24 horas; redefinição de senha, 30 minutos), já foi usado ou foi trocado por um mais novo. Verificadores de e-mail também abrem links, e por isso a página pede um clique antes de usar um.',
    },
    fix: {
      en: 'Ask for a new link and open the latest e-mail.',
      'pt-BR': 'Peça um novo link e abra o e-mail mais recente.',
    },
  },
  {
    code: 'AUTH-105',
    page: 'platform/login.mdx',
    message: {
      en: 'Your organization requires single sign-on.',
      'pt-BR': 'Sua organização exige login único (SSO).',
    },
    cause: {
      en: 'An organization verified this e-mail domain and requires single sign-on for it.',
      'pt-BR': 'Uma organização verificou este domínio de e-mail e exige login único para ele.',
    },
    fix: {en: 'Select **Use single sign-on**.', 'pt-BR': 'Selecione **Usar login único (SSO)**.'},
  },
  {
    code: 'AUTH-106',
    page: 'platform/login.mdx',
    message: {
      en: 'You are not in any organization yet.',
      'pt-BR': 'Você ainda não está em nenhuma organização.',
    },
    cause: {
      en: 'No invitation was accepted with this address.',
      'pt-BR': 'Nenhum convite foi aceito com este endereço.',
    },
    fix: {
      en: 'Ask for an invitation to this exact address, or sign in with the invited one.',
      'pt-BR': 'Peça um convite para este endereço exato ou entre com o endereço convidado.',
    },
  },
  {
    code: 'AUTH-107',
    page: 'platform/login.mdx',
    message: {
      en: 'Your access was suspended. Ask an organization admin.',
      'pt-BR': 'Seu acesso foi suspenso. Fale com um administrador da organização.',
    },
    cause: {
      en: 'An organization admin suspended the account, or SCIM did.',
      'pt-BR': 'Um administrador da organização suspendeu a conta, ou o SCIM fez isso.',
    },
    fix: {en: 'Talk to an organization admin.', 'pt-BR': 'Fale com um administrador da organização.'},
  },
  {
    code: 'AUTH-201',
    page: 'platform/login.mdx',
    message: {en: 'The code is not valid.', 'pt-BR': 'O código não é válido.'},
    cause: {
      en: "The code is mistyped or old, or the phone's clock is off.",
      'pt-BR': 'O código foi digitado errado ou já passou, ou o relógio do celular está desajustado.',
    },
    fix: {
      en: "Check the phone's clock and type the next code.",
      'pt-BR': 'Confira o relógio do celular e digite o próximo código.',
    },
  },
  {
    code: 'AUTH-202',
    page: 'platform/login.mdx',
    message: {
      en: 'This recovery code was already used.',
      'pt-BR': 'Este código de recuperação já foi usado.',
    },
    cause: {en: 'Each recovery code works once.', 'pt-BR': 'Cada código de recuperação funciona uma vez.'},
    fix: {
      en: 'Type the next one. With none left, an organization admin resets MFA.',
      'pt-BR': 'Digite o próximo. Se não sobrou nenhum, um administrador da organização redefine a MFA.',
    },
  },
  {
    code: 'AUTH-301',
    page: 'platform/login.mdx',
    message: {
      en: "The identity provider's signature could not be verified.",
      'pt-BR': 'Não foi possível verificar a assinatura do provedor de identidade.',
    },
    cause: {
      en: 'The loaded certificate is not the one that signed, or the signature uses SHA-1.',
      'pt-BR': 'O certificado carregado não é o que assinou, ou a assinatura usa SHA-1.',
    },
    fix: {
      en: "Load the identity provider's current certificate and sign with RSA-SHA256 or stronger.",
      'pt-BR':
        'Carregue o certificado atual do provedor de identidade e assine com RSA-SHA256 ou mais forte.',
    },
  },
  {
    code: 'AUTH-302',
    page: 'platform/login.mdx',
    message: {
      en: 'The sign-in response expired or is not valid yet.',
      'pt-BR': 'A resposta de login expirou ou ainda não é válida.',
    },
    cause: {
      en: 'The clocks of the identity provider and the platform are more than 3 minutes apart, or the page was left open.',
      'pt-BR':
        'Os relógios do provedor de identidade e da plataforma diferem em mais de 3 minutos, ou a página ficou aberta.',
    },
    fix: {
      en: "Sync the identity provider's clock by NTP, then start again.",
      'pt-BR': 'Sincronize o relógio do provedor de identidade por NTP e comece de novo.',
    },
  },
  {
    code: 'AUTH-303',
    page: 'platform/login.mdx',
    message: {
      en: 'The response was issued for another application.',
      'pt-BR': 'A resposta foi emitida para outro aplicativo.',
    },
    cause: {
      en: "The audience in the response is not the platform's Entity ID.",
      'pt-BR': 'A audiência da resposta não é o Entity ID da plataforma.',
    },
    fix: {
      en: 'Copy the Entity ID from **Settings → Single sign-on** into the identity provider.',
      'pt-BR': 'Copie o Entity ID de **Configurações → Login único (SSO)** para o provedor de identidade.',
    },
  },
  {
    code: 'AUTH-304',
    page: 'platform/login.mdx',
    message: {en: 'The e-mail is missing from the response.', 'pt-BR': 'O e-mail não consta na resposta.'},
    cause: {
      en: 'Neither NameID nor the `email` attribute or claim carries an address.',
      'pt-BR': 'Nem o NameID, nem o atributo ou claim `email` traz um endereço.',
    },
    fix: {
      en: 'Map the e-mail in the identity provider, then run **Test**.',
      'pt-BR': 'Mapeie o e-mail no provedor de identidade e execute **Testar**.',
    },
  },
  {
    code: 'AUTH-305',
    page: 'platform/login.mdx',
    message: {
      en: 'This e-mail domain is not verified.',
      'pt-BR': 'Este domínio de e-mail não está verificado.',
    },
    cause: {
      en: 'The address belongs to a domain that the organization has not verified.',
      'pt-BR': 'O endereço é de um domínio que a organização não verificou.',
    },
    fix: {
      en: 'Verify the domain with the DNS record, or correct the address that the identity provider sends.',
      'pt-BR':
        'Verifique o domínio com o registro DNS ou corrija o endereço que o provedor de identidade envia.',
    },
  },
  {
    code: 'AUTH-306',
    page: 'platform/login.mdx',
    message: {
      en: 'Your account has not been provisioned yet.',
      'pt-BR': 'Sua conta ainda não foi provisionada.',
    },
    cause: {
      en: 'Just-in-time creation is off, and SCIM has not created the account.',
      'pt-BR': 'A criação automática no primeiro acesso está desativada, e o SCIM ainda não criou a conta.',
    },
    fix: {
      en: 'Assign the person in the identity provider and wait for the next SCIM run.',
      'pt-BR': 'Atribua a pessoa no provedor de identidade e espere a próxima execução do SCIM.',
    },
  },
  {
    code: 'AUTH-307',
    page: 'platform/login.mdx',
    message: {
      en: 'This sign-in attempt expired. Start again.',
      'pt-BR': 'Esta tentativa de login expirou. Comece de novo.',
    },
    cause: {
      en: 'Signing in took more than 10 minutes, went on in another tab, or cookies are blocked.',
      'pt-BR': 'O login levou mais de 10 minutos, continuou em outra aba ou os cookies estão bloqueados.',
    },
    fix: {
      en: 'Start again in one tab, with cookies allowed.',
      'pt-BR': 'Comece de novo em uma só aba, com cookies permitidos.',
    },
  },
  {
    code: 'AUTH-308',
    page: 'platform/login.mdx',
    message: {
      en: 'There are no seats left. Ask an organization admin.',
      'pt-BR': 'Não há mais assentos disponíveis. Fale com um administrador da organização.',
    },
    cause: {
      en: 'An invitation or a group rule gives a role with a seat, and no seat is free.',
      'pt-BR': 'Um convite ou uma regra de grupo dá um papel com assento, e não há assento livre.',
    },
    fix: {
      en: 'An organization admin frees or adds a seat. Then repeat.',
      'pt-BR': 'Um administrador da organização libera ou acrescenta um assento. Depois, repita.',
    },
  },
  {
    code: 'AUTH-401',
    page: 'platform/login.mdx',
    message: {en: 'Your session ended. Sign in again.', 'pt-BR': 'Sua sessão terminou. Entre novamente.'},
    cause: {
      en: 'The idle limit (8 hours by default) or the absolute limit (14 days by default) was reached, or the session was ended elsewhere.',
      'pt-BR':
        'O limite de inatividade (8 horas por padrão) ou o limite absoluto (14 dias por padrão) foi atingido, ou a sessão foi encerrada em outro lugar.',
    },
    fix: {
      en: 'Sign in again. The browser keeps unsaved text for 24 hours.',
      'pt-BR': 'Entre novamente. O navegador guarda por 24 horas o texto que não foi salvo.',
    },
  },
  {
    code: 'LNK-101',
    page: 'platform/plugin.mdx',
    message: {en: 'The link request expired.', 'pt-BR': 'O pedido de vínculo expirou.'},
    cause: {
      en: 'The browser request is older than 10 minutes, or the code older than 15.',
      'pt-BR': 'O pedido pelo navegador passou de 10 minutos, ou o código passou de 15.',
    },
    fix: {en: 'Start again from the editor.', 'pt-BR': 'Comece de novo pelo editor.'},
  },
  {
    code: 'LNK-102',
    page: 'platform/plugin.mdx',
    message: {
      en: 'The browser could not open your editor.',
      'pt-BR': 'O navegador não conseguiu abrir seu editor.',
    },
    cause: {
      en: 'The browser or the system blocks `vscode://` addresses, another window took the answer, or the editor itself runs in a browser.',
      'pt-BR':
        'O navegador ou o sistema bloqueia endereços `vscode://`, outra janela recebeu a resposta ou o próprio editor funciona no navegador.',
    },
    fix: {
      en: 'Allow the address, keep the window of the editor on top, and try again. Otherwise link with a code.',
      'pt-BR':
        'Permita o endereço, deixe a janela do editor na frente e tente de novo. Se não resolver, vincule com um código.',
    },
  },
  {
    code: 'LNK-103',
    page: 'platform/plugin.mdx',
    message: {
      en: 'This code is not valid. Check the letters or get a new code.',
      'pt-BR': 'Este código não é válido. Confira as letras ou gere um novo código.',
    },
    cause: {
      en: 'The code is mistyped, too old or already used.',
      'pt-BR': 'O código foi digitado errado, venceu ou já foi usado.',
    },
    fix: {
      en: 'Check it: eight letters, none of them a vowel. Otherwise get a new one in the editor.',
      'pt-BR': 'Confira: são oito letras, nenhuma vogal. Se não resolver, gere outro no editor.',
    },
  },
  {
    code: 'LNK-104',
    page: 'platform/plugin.mdx',
    message: {en: 'You already have 10 linked editors.', 'pt-BR': 'Você já tem 10 editores vinculados.'},
    cause: {
      en: 'You have reached the limit of linked editors.',
      'pt-BR': 'Você chegou ao limite de editores vinculados.',
    },
    fix: {
      en: 'Revoke one in **Plugin → Linked editors**.',
      'pt-BR': 'Revogue um em **Plugin → Editores vinculados**.',
    },
  },
  {
    code: 'LNK-105',
    page: 'platform/plugin.mdx',
    message: {
      en: 'Update the extension to version {v} or later.',
      'pt-BR': 'Atualize a extensão para a versão {v} ou posterior.',
    },
    cause: {
      en: "The extension is older than your organization's minimum version.",
      'pt-BR': 'A extensão é anterior à versão mínima da sua organização.',
    },
    fix: {
      en: 'Update the extension and reload the window.',
      'pt-BR': 'Atualize a extensão e recarregue a janela.',
    },
  },
  {
    code: 'LNK-106',
    page: 'platform/plugin.mdx',
    message: {en: 'Your role cannot link an editor.', 'pt-BR': 'Seu papel não permite vincular um editor.'},
    cause: {
      en: 'You are a viewer, and viewers have no seat.',
      'pt-BR': 'Você tem o papel Visualizador, que não tem assento.',
    },
    fix: {en: 'Ask for a role with a seat.', 'pt-BR': 'Peça um papel com assento.'},
  },
  {
    code: 'LNK-107',
    page: 'platform/plugin.mdx',
    message: {en: 'The platform could not be reached.', 'pt-BR': 'Não foi possível acessar a plataforma.'},
    cause: {
      en: 'A proxy, a firewall or a certificate of TLS inspection stops the editor on its way to the platform.',
      'pt-BR': 'Há um proxy, um firewall ou um certificado de inspeção TLS entre o editor e a plataforma.',
    },
    fix: {
      en: "Allow outgoing HTTPS on port 443, set `http.proxy`, and trust the company's certificate.",
      'pt-BR':
        'Libere a saída HTTPS na porta 443, configure `http.proxy` e confie no certificado da empresa.',
    },
  },
  {
    code: 'LNK-108',
    page: 'platform/plugin.mdx',
    message: {en: 'This editor was revoked.', 'pt-BR': 'Este editor foi revogado.'},
    cause: {
      en: 'You or an organization admin revoked this connection, or your account was suspended or removed.',
      'pt-BR':
        'Você ou um administrador da organização revogou esta conexão, ou a sua conta foi suspensa ou removida.',
    },
    fix: {
      en: 'If it was you, link again. If not, change your password and tell an organization admin.',
      'pt-BR':
        'Se foi você, vincule de novo. Se não foi, troque a senha e avise um administrador da organização.',
    },
  },
  {
    code: 'PRF-101',
    page: 'platform/profile.mdx',
    message: {en: 'This e-mail is already in use.', 'pt-BR': 'Este e-mail já está em uso.'},
    cause: {en: 'Another account has this address.', 'pt-BR': 'Outra conta tem este endereço.'},
    fix: {
      en: 'Sign in with that account, or choose another address.',
      'pt-BR': 'Entre com aquela conta ou escolha outro endereço.',
    },
  },
  {
    code: 'PRF-102',
    page: 'platform/profile.mdx',
    message: {en: 'Photo must be PNG or JPG up to 2 MB.', 'pt-BR': 'A foto deve ser PNG ou JPG de até 2 MB.'},
    cause: {
      en: 'The picture has another format or is larger than 2 MB.',
      'pt-BR': 'A imagem está em outro formato ou tem mais de 2 MB.',
    },
    fix: {en: 'Convert it or make it smaller.', 'pt-BR': 'Converta ou reduza a imagem.'},
  },
  {
    code: 'PRF-103',
    page: 'platform/profile.mdx',
    message: {en: 'You already have 5 active tokens.', 'pt-BR': 'Você já tem 5 tokens ativos.'},
    cause: {
      en: 'You have reached the limit of active API tokens.',
      'pt-BR': 'Você chegou ao limite de tokens de API ativos.',
    },
    fix: {en: 'Revoke one that is no longer used.', 'pt-BR': 'Revogue um que não é mais usado.'},
  },
  {
    code: 'PRF-104',
    page: 'platform/profile.mdx',
    message: {
      en: 'Your organization does not allow API tokens.',
      'pt-BR': 'Sua organização não permite tokens de API.',
    },
    cause: {
      en: 'An organization admin has turned API tokens off.',
      'pt-BR': 'Um administrador da organização desativou os tokens de API.',
    },
    fix: {en: 'Ask an organization admin.', 'pt-BR': 'Fale com um administrador da organização.'},
  },
  {
    code: 'PRF-105',
    page: 'platform/profile.mdx',
    message: {en: 'Keep at least one way to sign in.', 'pt-BR': 'Mantenha pelo menos uma forma de entrar.'},
    cause: {
      en: 'You are removing the last password, passkey or linked account.',
      'pt-BR': 'Você está removendo a última senha, chave de acesso ou conta vinculada.',
    },
    fix: {en: 'Add another way to sign in first.', 'pt-BR': 'Antes, adicione outra forma de entrar.'},
  },
  {
    code: 'DSC-101',
    page: 'platform/discovery.mdx',
    message: {
      en: 'Describe the idea in at least 40 characters.',
      'pt-BR': 'Descreva a ideia com pelo menos 40 caracteres.',
    },
    cause: {
      en: 'The idea is too short to ask useful questions about.',
      'pt-BR': 'A ideia é curta demais para gerar boas perguntas.',
    },
    fix: {en: 'Write what happens, and to whom.', 'pt-BR': 'Escreva o que acontece e com quem.'},
  },
  {
    code: 'DSC-102',
    page: 'platform/discovery.mdx',
    message: {
      en: 'An initiative holds up to 8 personas.',
      'pt-BR': 'Uma iniciativa comporta até 8 personas.',
    },
    cause: {en: 'The initiative already has 8 personas.', 'pt-BR': 'A iniciativa já tem 8 personas.'},
    fix: {en: 'Merge two, or remove one.', 'pt-BR': 'Junte duas ou remova uma.'},
  },
  {
    code: 'DSC-103',
    page: 'platform/discovery.mdx',
    message: {
      en: 'Accept or edit the generated fields before approval.',
      'pt-BR': 'Aceite ou edite os campos gerados antes da aprovação.',
    },
    cause: {
      en: 'Required fields still carry the mark **Generated**.',
      'pt-BR': 'Campos obrigatórios ainda têm a marca **Gerado**.',
    },
    fix: {
      en: 'Accept or edit each field listed under the message.',
      'pt-BR': 'Aceite ou edite cada campo listado abaixo da mensagem.',
    },
  },
  {
    code: 'DSC-104',
    page: 'platform/discovery.mdx',
    message: {
      en: 'Approve the initiative before sending epics.',
      'pt-BR': 'Aprove a iniciativa antes de enviar épicos.',
    },
    cause: {
      en: 'The initiative is not in the state Approved.',
      'pt-BR': 'A iniciativa não está no estado Aprovada.',
    },
    fix: {en: 'Select **Ask for review**.', 'pt-BR': 'Selecione **Pedir revisão**.'},
  },
  {
    code: 'DSC-105',
    page: 'platform/discovery.mdx',
    message: {en: 'The file could not be read.', 'pt-BR': 'Não foi possível ler o arquivo.'},
    cause: {
      en: 'The file is a scanned PDF without text, has a password, or is damaged.',
      'pt-BR': 'O arquivo é um PDF digitalizado sem texto, tem senha ou está corrompido.',
    },
    fix: {en: 'Export it again as text.', 'pt-BR': 'Exporte de novo como texto.'},
  },
  {
    code: 'REQ-101',
    page: 'platform/requirements.mdx',
    message: {
      en: 'The criteria have errors. See line {n}.',
      'pt-BR': 'Os critérios têm erros. Veja a linha {n}.',
    },
    cause: {
      en: 'The Gherkin does not parse, a scenario has no Then, two scenarios share a title, or a column of an Outline is missing from the steps.',
      'pt-BR':
        'O Gherkin tem erro de sintaxe, um cenário não tem Então, dois cenários têm o mesmo título ou uma coluna do Esquema não aparece nos passos.',
    },
    fix: {
      en: 'Open the checker and correct the line that it names.',
      'pt-BR': 'Abra o verificador e corrija a linha que ele indica.',
    },
  },
  {
    code: 'REQ-102',
    page: 'platform/requirements.mdx',
    message: {en: 'There are open questions.', 'pt-BR': 'Há perguntas em aberto.'},
    cause: {
      en: 'A question of the story has no answer yet.',
      'pt-BR': 'Uma pergunta da história ainda não tem resposta.',
    },
    fix: {
      en: 'Answer it, or move it to another story.',
      'pt-BR': 'Responda ou mova a pergunta para outra história.',
    },
  },
  {
    code: 'REQ-103',
    page: 'platform/requirements.mdx',
    message: {en: 'This dependency creates a loop.', 'pt-BR': 'Esta dependência cria um ciclo.'},
    cause: {
      en: 'The stories would wait for each other.',
      'pt-BR': 'As histórias ficariam uma esperando a outra.',
    },
    fix: {en: 'Remove one of the links shown.', 'pt-BR': 'Remova um dos vínculos mostrados.'},
  },
  {
    code: 'REQ-104',
    page: 'platform/requirements.mdx',
    message: {
      en: 'The story already has the maximum of 12 scenarios.',
      'pt-BR': 'A história já tem o máximo de 12 cenários.',
    },
    cause: {
      en: 'The story is full: one more scenario does not fit.',
      'pt-BR': 'A história está cheia: não cabe mais um cenário.',
    },
    fix: {en: 'Split the story.', 'pt-BR': 'Divida a história.'},
  },
  {
    code: 'REQ-201',
    page: 'platform/requirements.mdx',
    message: {
      en: 'The tracker refused the field {name}.',
      'pt-BR': 'A ferramenta de gestão recusou o campo {name}.',
    },
    cause: {
      en: "A required field has no mapping, or is not on the project's screen.",
      'pt-BR': 'Um campo obrigatório não tem mapeamento ou não está na tela do projeto.',
    },
    fix: {
      en: "Correct the mapping, or ask the tracker's admin to put the field on the screen.",
      'pt-BR':
        'Corrija o mapeamento ou peça a quem administra a ferramenta de gestão que ponha o campo na tela.',
    },
  },
  {
    code: 'REQ-202',
    page: 'platform/requirements.mdx',
    message: {
      en: 'The connection to the tracker expired.',
      'pt-BR': 'A conexão com a ferramenta de gestão expirou.',
    },
    cause: {
      en: 'The authorization was revoked or has grown too old.',
      'pt-BR': 'A autorização foi revogada ou ficou antiga demais.',
    },
    fix: {
      en: 'An organization admin connects the tracker again.',
      'pt-BR': 'Um administrador da organização conecta a ferramenta de gestão de novo.',
    },
  },
  {
    code: 'REQ-203',
    page: 'platform/requirements.mdx',
    message: {en: '{n} of {m} items were exported.', 'pt-BR': '{n} de {m} itens foram exportados.'},
    cause: {
      en: 'Some items failed. The others were created.',
      'pt-BR': 'Alguns itens falharam. Os outros foram criados.',
    },
    fix: {
      en: 'Open the report, remove each cause and export again: only the failed items are sent.',
      'pt-BR':
        'Abra o relatório, resolva cada causa e exporte de novo: só os itens que falharam são enviados.',
    },
  },
  {
    code: 'REQ-204',
    page: 'platform/requirements.mdx',
    message: {
      en: 'The connected account has no permission in the target project.',
      'pt-BR': 'A conta conectada não tem permissão no projeto de destino.',
    },
    cause: {
      en: 'The account that connected the tracker may not create items in that project.',
      'pt-BR': 'A conta que conectou a ferramenta de gestão não pode criar itens naquele projeto.',
    },
    fix: {
      en: 'In Jira or Azure DevOps, allow that account to create items.',
      'pt-BR': 'No Jira ou no Azure DevOps, permita que essa conta crie itens.',
    },
  },
  {
    code: 'REQ-301',
    page: 'platform/requirements.mdx',
    message: {en: 'Row {n}: the value of {name} is missing.', 'pt-BR': 'Linha {n}: falta o valor de {name}.'},
    cause: {
      en: 'A required value of the CSV is empty, or its whole column is missing.',
      'pt-BR': 'Um valor obrigatório do CSV está vazio, ou falta a coluna inteira.',
    },
    fix: {
      en: 'Fill the value in. If the column is missing, start from the template.',
      'pt-BR': 'Preencha o valor. Se faltar a coluna, comece pelo modelo.',
    },
  },
  {
    code: 'COD-101',
    page: 'platform/code.mdx',
    message: {
      en: 'Open the repository of this story first.',
      'pt-BR': 'Abra primeiro o repositório desta história.',
    },
    cause: {
      en: "The remote of the open folder is not registered to the story's squad.",
      'pt-BR': 'O remoto da pasta aberta não está registrado na squad da história.',
    },
    fix: {
      en: 'Open the right folder, or have the repository registered in **Teams → Repositories**.',
      'pt-BR': 'Abra a pasta certa ou peça o registro do repositório em **Times → Repositórios**.',
    },
  },
  {
    code: 'COD-102',
    page: 'platform/code.mdx',
    message: {
      en: 'Link the extension to start from here.',
      'pt-BR': 'Vincule a extensão para iniciar por aqui.',
    },
    cause: {en: 'No linked editor answers.', 'pt-BR': 'Nenhum editor vinculado responde.'},
    fix: {
      en: 'Open a linked editor, or link the extension in **Plugin**.',
      'pt-BR': 'Abra um editor vinculado ou vincule a extensão em **Plugin**.',
    },
  },
  {
    code: 'COD-103',
    page: 'platform/code.mdx',
    message: {en: 'The story is not Ready.', 'pt-BR': 'A história não está Pronta.'},
    cause: {en: 'Nobody has marked the story Ready.', 'pt-BR': 'Ninguém marcou a história como Pronta.'},
    fix: {
      en: 'Ask a squad lead to mark it, or start one of its tasks only to explore.',
      'pt-BR': 'Peça a um líder de squad que a marque ou inicie uma tarefa dela só para explorar.',
    },
  },
  {
    code: 'COD-104',
    page: 'platform/code.mdx',
    message: {
      en: 'There are uncommitted changes in this branch.',
      'pt-BR': 'Há alterações sem commit nesta branch.',
    },
    cause: {
      en: 'A new branch would carry changes that are not committed.',
      'pt-BR': 'Uma nova branch levaria junto alterações sem commit.',
    },
    fix: {
      en: 'Commit them, stash them, or start without a branch.',
      'pt-BR': 'Faça o commit, guarde com stash ou inicie sem branch.',
    },
  },
  {
    code: 'COD-201',
    page: 'platform/code.mdx',
    message: {
      en: 'The pull request is too large to review.',
      'pt-BR': 'O pull request é grande demais para revisar.',
    },
    cause: {
      en: 'It has more than 3,000 changed lines or 100 files, generated and lock files left out.',
      'pt-BR': 'Ele tem mais de 3.000 linhas alteradas ou 100 arquivos, sem contar os gerados e os de lock.',
    },
    fix: {en: 'Split the pull request.', 'pt-BR': 'Divida o pull request.'},
  },
  {
    code: 'COD-202',
    page: 'platform/code.mdx',
    message: {
      en: 'No story was found for this pull request.',
      'pt-BR': 'Nenhuma história foi encontrada para este pull request.',
    },
    cause: {
      en: 'No trailer, title or branch names a story.',
      'pt-BR': 'Nenhum trailer, título ou branch cita uma história.',
    },
    fix: {
      en: 'Add the ID to the title, or select **Link story**.',
      'pt-BR': 'Acrescente o ID ao título ou selecione **Vincular história**.',
    },
  },
  {
    code: 'COD-203',
    page: 'platform/code.mdx',
    message: {en: 'The Git host denied access.', 'pt-BR': 'O servidor Git negou o acesso.'},
    cause: {
      en: 'The Git app is not installed on that repository or was removed from it, or nobody has accepted a new permission it asks for.',
      'pt-BR':
        'O aplicativo Git não está instalado naquele repositório, foi removido dele ou pede uma nova permissão que ninguém aceitou.',
    },
    fix: {
      en: 'An owner of the repository installs the app again, or accepts the permission.',
      'pt-BR': 'Quem administra o repositório instala o aplicativo de novo ou aceita a permissão.',
    },
  },
  {
    code: 'QAS-101',
    page: 'platform/quality-assurance.mdx',
    message: {
      en: 'These stories have no acceptance criteria.',
      'pt-BR': 'Estas histórias não têm critérios de aceitação.',
    },
    cause: {
      en: 'The chosen stories have no scenarios to make cases from.',
      'pt-BR': 'As histórias escolhidas não têm cenários de onde tirar casos.',
    },
    fix: {en: 'Write the scenarios first.', 'pt-BR': 'Escreva antes os cenários.'},
  },
  {
    code: 'QAS-102',
    page: 'platform/quality-assurance.mdx',
    message: {
      en: 'The plan already has the maximum of 500 cases.',
      'pt-BR': 'O plano já tem o máximo de 500 casos.',
    },
    cause: {en: 'The plan is full.', 'pt-BR': 'O plano está cheio.'},
    fix: {en: 'Split the plan by area.', 'pt-BR': 'Divida o plano por área.'},
  },
  {
    code: 'QAS-103',
    page: 'platform/quality-assurance.mdx',
    message: {
      en: 'Exit criteria are not met. Give a reason to close.',
      'pt-BR': 'Os critérios de saída não foram atendidos. Informe o motivo para encerrar.',
    },
    cause: {
      en: "Coverage, pass rate or open bugs are outside the plan's exit criteria.",
      'pt-BR':
        'A cobertura, a taxa de aprovação ou os bugs abertos estão fora dos critérios de saída do plano.',
    },
    fix: {
      en: 'Finish the run, or write the reason: it stays in the report.',
      'pt-BR': 'Termine a execução ou escreva o motivo: ele fica no relatório.',
    },
  },
  {
    code: 'QAS-201',
    page: 'platform/quality-assurance.mdx',
    message: {en: 'The file is not valid JUnit XML.', 'pt-BR': 'O arquivo não é um XML JUnit válido.'},
    cause: {
      en: 'The upload is not JUnit XML, or it is cut short.',
      'pt-BR': 'O envio não é JUnit XML ou está incompleto.',
    },
    fix: {
      en: 'Check the output of the test reporter.',
      'pt-BR': 'Confira a saída do gerador de relatórios de teste.',
    },
  },
  {
    code: 'QAS-202',
    page: 'platform/quality-assurance.mdx',
    message: {en: 'No test matched a test case.', 'pt-BR': 'Nenhum teste corresponde a um caso de teste.'},
    cause: {
      en: 'No test name carries a case ID in square brackets.',
      'pt-BR': 'Nenhum nome de teste traz o ID de um caso entre colchetes.',
    },
    fix: {
      en: 'Put the ID into the name, for example `[CHK-T88]`.',
      'pt-BR': 'Coloque o ID no nome, por exemplo `[CHK-T88]`.',
    },
  },
  {
    code: 'TLS-101',
    page: 'platform/ai-tools.mdx',
    message: {en: 'This slug is already in use.', 'pt-BR': 'Este slug já está em uso.'},
    cause: {en: 'Slugs are unique in the organization.', 'pt-BR': 'Os slugs são únicos na organização.'},
    fix: {en: 'Choose another one.', 'pt-BR': 'Escolha outro.'},
  },
  {
    code: 'TLS-102',
    page: 'platform/ai-tools.mdx',
    message: {en: 'A secret was found on line {n}.', 'pt-BR': 'Um segredo foi encontrado na linha {n}.'},
    cause: {
      en: 'The body, a variable or an example holds something that looks like a key, a token or a password.',
      'pt-BR':
        'O corpo, uma variável ou um exemplo contém algo parecido com uma chave, um token ou uma senha.',
    },
    fix: {
      en: 'Remove it and replace the secret where it is valid: it has been seen.',
      'pt-BR': 'Remova e troque o segredo onde ele vale: alguém já o viu.',
    },
  },
  {
    code: 'TLS-103',
    page: 'platform/ai-tools.mdx',
    message: {en: 'Add at least 3 examples.', 'pt-BR': 'Adicione pelo menos 3 exemplos.'},
    cause: {
      en: 'A tool needs 3 examples before it goes to review.',
      'pt-BR': 'Uma ferramenta precisa de 3 exemplos antes de ir para revisão.',
    },
    fix: {en: 'Write the missing ones.', 'pt-BR': 'Escreva os que faltam.'},
  },
  {
    code: 'TLS-104',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'You cannot approve your own tool.',
      'pt-BR': 'Você não pode aprovar sua própria ferramenta.',
    },
    cause: {
      en: 'Nobody approves their own work, whatever their role.',
      'pt-BR': 'Ninguém aprova o próprio trabalho, seja qual for o papel.',
    },
    fix: {en: 'Ask another approver.', 'pt-BR': 'Peça a outra pessoa que possa aprovar.'},
  },
  {
    code: 'TLS-105',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'The variable {{name}} is not declared.',
      'pt-BR': 'A variável {{name}} não foi declarada.',
    },
    cause: {
      en: 'The body uses a variable that is not in the list.',
      'pt-BR': 'O corpo usa uma variável que não está na lista.',
    },
    fix: {en: 'Declare it, or take it out of the body.', 'pt-BR': 'Declare a variável ou tire-a do corpo.'},
  },
  {
    code: 'TLS-106',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'Hidden characters were found on line {n}.',
      'pt-BR': 'Caracteres ocultos foram encontrados na linha {n}.',
    },
    cause: {
      en: 'Invisible or bidirectional Unicode can hide instructions from the person who reviews.',
      'pt-BR': 'Caracteres Unicode invisíveis ou bidirecionais podem esconder instruções de quem revisa.',
    },
    fix: {en: 'Delete the characters that are marked.', 'pt-BR': 'Apague os caracteres marcados.'},
  },
  {
    code: 'TLS-107',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'Personal data was found on line {n}.',
      'pt-BR': 'Dados pessoais foram encontrados na linha {n}.',
    },
    cause: {
      en: 'The body or an example matches the pattern of a CPF, an e-mail address or a card number.',
      'pt-BR':
        'O corpo ou um exemplo tem o padrão de um CPF, de um endereço de e-mail ou de um número de cartão.',
    },
    fix: {en: 'Replace it with invented data.', 'pt-BR': 'Troque por dados inventados.'},
  },
  {
    code: 'TLS-201',
    page: 'platform/ai-tools.mdx',
    message: {en: 'This version can no longer be used.', 'pt-BR': 'Esta versão não pode mais ser usada.'},
    cause: {
      en: 'An organization admin withdrew the version in an emergency, or the date of its deprecation has passed.',
      'pt-BR':
        'Um administrador da organização retirou a versão em uma emergência, ou a data da descontinuação passou.',
    },
    fix: {
      en: 'Use the replacement that the message names, or ask the owner squad.',
      'pt-BR': 'Use a substituta que a mensagem cita ou fale com a squad responsável.',
    },
  },
  {
    code: 'TLS-202',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'The run reached its limit of {n} requests.',
      'pt-BR': 'A execução atingiu o limite de {n} solicitações.',
    },
    cause: {
      en: 'The run used up its requests: 25 by default, 1–200 as the author sets.',
      'pt-BR':
        'A execução gastou todas as solicitações: 25 por padrão, de 1 a 200 conforme a autoria define.',
    },
    fix: {
      en: 'Narrow the task. The author may raise the limit in a new major version.',
      'pt-BR': 'Reduza a tarefa. Quem escreveu a ferramenta pode aumentar o limite em uma nova versão maior.',
    },
  },
  {
    code: 'TLS-203',
    page: 'platform/ai-tools.mdx',
    message: {
      en: 'The run reached its cost limit of US$ {n}.',
      'pt-BR': 'A execução atingiu o limite de custo de US$ {n}.',
    },
    cause: {
      en: "The run spent the tool's cost limit: US$ 2.00 by default, US$ 0.10–50.00 as the author sets.",
      'pt-BR':
        'A execução gastou o limite de custo da ferramenta: US$ 2,00 por padrão, de US$ 0,10 a US$ 50,00 conforme a autoria define.',
    },
    fix: {
      en: 'Narrow the task. The author may raise the limit in a new major version.',
      'pt-BR': 'Reduza a tarefa. Quem escreveu a ferramenta pode aumentar o limite em uma nova versão maior.',
    },
  },
  {
    code: 'MET-101',
    page: 'metrics/introduction.mdx',
    message: {
      en: 'Not enough people to show this figure.',
      'pt-BR': 'Não há pessoas suficientes para mostrar este número.',
    },
    cause: {
      en: 'The squad has fewer than 5 members. Metrics of usage also need 3 active users in the window.',
      'pt-BR':
        'A squad tem menos de 5 membros. As métricas de uso também precisam de 3 usuários ativos no período.',
    },
    fix: {
      en: 'Use the alliance total if it is shown or, for metrics of usage, a longer window. Do not try to guess the value.',
      'pt-BR':
        'Use o total da aliança, se ele aparecer, ou, para métricas de uso, um período maior. Não tente adivinhar o valor.',
    },
  },
  {
    code: 'MET-102',
    page: 'metrics/introduction.mdx',
    message: {
      en: 'No source is connected for this figure.',
      'pt-BR': 'Nenhuma fonte está conectada para este número.',
    },
    cause: {
      en: 'No deployment, incident, Git, tracker or test source feeds this metric.',
      'pt-BR':
        'Nenhuma fonte de implantações, incidentes, Git, ferramenta de gestão ou testes alimenta esta métrica.',
    },
    fix: {
      en: 'Connect the source that the message names in **Teams → Sources**.',
      'pt-BR': 'Conecte em **Times → Fontes** a fonte que a mensagem cita.',
    },
  },
  {
    code: 'MET-103',
    page: 'metrics/introduction.mdx',
    message: {en: 'Choose a window of 7 to 366 days.', 'pt-BR': 'Escolha um período de 7 a 366 dias.'},
    cause: {
      en: 'The custom window is shorter than 7 days or longer than 366.',
      'pt-BR': 'O período personalizado tem menos de 7 dias ou mais de 366.',
    },
    fix: {en: 'Choose other dates.', 'pt-BR': 'Escolha outras datas.'},
  },
  {
    code: 'MET-104',
    page: 'metrics/introduction.mdx',
    message: {en: 'The export is larger than 50,000 rows.', 'pt-BR': 'A exportação passa de 50.000 linhas.'},
    cause: {
      en: 'The file would exceed the limit of rows.',
      'pt-BR': 'O arquivo passaria do limite de linhas.',
    },
    fix: {
      en: 'Choose a shorter window or fewer squads.',
      'pt-BR': 'Escolha um período menor ou menos squads.',
    },
  },
  {
    code: 'MET-105',
    page: 'metrics/score.mdx',
    message: {
      en: 'This squad is still forming. The score starts in {n} days.',
      'pt-BR': 'Esta squad ainda está em formação. A pontuação começa em {n} dias.',
    },
    cause: {en: 'The squad is in its first 28 days.', 'pt-BR': 'A squad está nos primeiros 28 dias.'},
    fix: {
      en: 'Wait. The message says how many days are left.',
      'pt-BR': 'Espere. A mensagem diz quantos dias faltam.',
    },
  },
  {
    code: 'MET-106',
    page: 'metrics/score.mdx',
    message: {
      en: 'There is not enough data for a score yet.',
      'pt-BR': 'Ainda não há dados suficientes para uma pontuação.',
    },
    cause: {
      en: 'The dimensions with data hold less than 60% of the weight.',
      'pt-BR': 'As dimensões com dados somam menos de 60% do peso.',
    },
    fix: {
      en: 'Connect the sources listed on the page, or wait for the next pulse.',
      'pt-BR': 'Conecte as fontes listadas na página ou espere o próximo pulso.',
    },
  },
  {
    code: 'MET-107',
    page: 'metrics/score.mdx',
    message: {
      en: 'Each weight must be from 5% to 40%, and the five must add up to 100%.',
      'pt-BR': 'Cada peso deve ficar entre 5% e 40%, e os cinco devem somar 100%.',
    },
    cause: {
      en: 'The weight of a dimension is out of range, or the five do not add up.',
      'pt-BR': 'O peso de uma dimensão está fora da faixa, ou os cinco não fecham a soma.',
    },
    fix: {
      en: 'Correct the weights. The form shows the sum.',
      'pt-BR': 'Corrija os pesos. O formulário mostra a soma.',
    },
  },
  {
    code: 'MAT-101',
    page: 'metrics/squad-maturity.mdx',
    message: {
      en: 'At least 3 members must answer before consensus.',
      'pt-BR': 'Pelo menos 3 membros precisam responder antes do consenso.',
    },
    cause: {en: 'Fewer than 3 members have answered.', 'pt-BR': 'Menos de 3 membros responderam.'},
    fix: {
      en: 'Wait, or extend the assessment by up to 5 working days.',
      'pt-BR': 'Espere ou prorrogue a avaliação por até 5 dias úteis.',
    },
  },
  {
    code: 'MAT-102',
    page: 'metrics/squad-maturity.mdx',
    message: {en: 'Add evidence to this criterion.', 'pt-BR': 'Adicione evidência a este critério.'},
    cause: {
      en: 'The criterion is marked Met and has no evidence.',
      'pt-BR': 'O critério está marcado como Atendido e não tem evidência.',
    },
    fix: {en: 'Add a link, a file or a note.', 'pt-BR': 'Adicione um link, um arquivo ou uma nota.'},
  },
  {
    code: 'MAT-103',
    page: 'metrics/squad-maturity.mdx',
    message: {
      en: 'You can move up one level per assessment.',
      'pt-BR': 'Você pode subir um nível por avaliação.',
    },
    cause: {
      en: 'The squad would go up more than one level at once.',
      'pt-BR': 'A squad subiria mais de um nível de uma vez.',
    },
    fix: {
      en: 'Keep the further criteria for the assessment of the next quarter.',
      'pt-BR': 'Guarde os outros critérios para a avaliação do próximo trimestre.',
    },
  },
  {
    code: 'MAT-104',
    page: 'metrics/squad-maturity.mdx',
    message: {en: 'You cannot validate your own squad.', 'pt-BR': 'Você não pode validar sua própria squad.'},
    cause: {
      en: 'You belong to the squad that you are validating.',
      'pt-BR': 'Você faz parte da squad que está validando.',
    },
    fix: {
      en: 'Ask another alliance lead or an organization admin.',
      'pt-BR': 'Peça a outro líder de aliança ou a um administrador da organização.',
    },
  },
  {
    code: 'OKR-101',
    page: 'metrics/okrs.mdx',
    message: {
      en: 'The start and the target must be different.',
      'pt-BR': 'O valor inicial e a meta devem ser diferentes.',
    },
    cause: {
      en: 'Between two equal values there is no progress to compute.',
      'pt-BR': 'Entre dois valores iguais não há progresso a calcular.',
    },
    fix: {
      en: 'Check both values. To stay where you are, choose the kind Maintain.',
      'pt-BR': 'Confira os dois valores. Para ficar onde está, escolha o tipo Manter.',
    },
  },
  {
    code: 'OKR-102',
    page: 'metrics/okrs.mdx',
    message: {en: 'Weights must add up to 100%.', 'pt-BR': 'Os pesos devem somar 100%.'},
    cause: {
      en: 'The weights of the key results do not sum to 100%.',
      'pt-BR': 'Os pesos dos resultados-chave não somam 100%.',
    },
    fix: {en: 'Correct them, or even them out.', 'pt-BR': 'Corrija os pesos ou distribua por igual.'},
  },
  {
    code: 'OKR-103',
    page: 'metrics/okrs.mdx',
    message: {
      en: 'This is a proxy metric. Add a guard metric.',
      'pt-BR': 'Esta é uma métrica indireta. Adicione uma métrica de proteção.',
    },
    cause: {
      en: 'The key result follows an AI use metric, which only stands in for what is wanted.',
      'pt-BR': 'O resultado-chave segue uma métrica de uso de IA, que só está no lugar do que se quer.',
    },
    fix: {
      en: 'Add a guard metric from Quality or Experience.',
      'pt-BR': 'Adicione uma métrica de proteção de Qualidade ou Experiência.',
    },
  },
  {
    code: 'OKR-104',
    page: 'metrics/okrs.mdx',
    message: {en: 'The cycle is closed.', 'pt-BR': 'O ciclo está encerrado.'},
    cause: {en: 'A closed cycle is read-only.', 'pt-BR': 'Um ciclo encerrado é somente leitura.'},
    fix: {en: 'Open the next cycle.', 'pt-BR': 'Abra o próximo ciclo.'},
  },
  {
    code: 'OKR-105',
    page: 'metrics/okrs.mdx',
    message: {
      en: 'The score and the level cannot be a key result. Choose an indicator.',
      'pt-BR': 'A pontuação e o nível não podem ser resultado-chave. Escolha um indicador.',
    },
    cause: {
      en: 'The squad score and the maturity level stop telling anything once they are targets.',
      'pt-BR': 'A pontuação da squad e o nível de maturidade deixam de dizer algo quando viram meta.',
    },
    fix: {
      en: 'Pick the indicator or the practice behind it.',
      'pt-BR': 'Escolha o indicador ou a prática por trás.',
    },
  },
  {
    code: 'TEA-101',
    page: 'metrics/teams.mdx',
    message: {en: 'This key is already in use.', 'pt-BR': 'Esta chave já está em uso.'},
    cause: {
      en: 'Another squad has this key, perhaps an archived one.',
      'pt-BR': 'Outra squad tem esta chave, talvez uma arquivada.',
    },
    fix: {en: 'Choose another key.', 'pt-BR': 'Escolha outra chave.'},
  },
  {
    code: 'TEA-102',
    page: 'metrics/teams.mdx',
    message: {en: 'A squad holds up to 30 members.', 'pt-BR': 'Uma squad comporta até 30 membros.'},
    cause: {en: 'The squad is full.', 'pt-BR': 'A squad está cheia.'},
    fix: {en: 'Split the squad.', 'pt-BR': 'Divida a squad.'},
  },
  {
    code: 'TEA-103',
    page: 'metrics/teams.mdx',
    message: {
      en: 'This repository belongs to another squad. Add path rules.',
      'pt-BR': 'Este repositório pertence a outra squad. Adicione regras de caminho.',
    },
    cause: {
      en: 'A repository that several squads register needs path rules.',
      'pt-BR': 'Um repositório registrado por várias squads precisa de regras de caminho.',
    },
    fix: {
      en: 'Agree on the folders and add rules in every squad.',
      'pt-BR': 'Combine as pastas com as outras squads e adicione regras em cada uma.',
    },
  },
  {
    code: 'TEA-104',
    page: 'metrics/teams.mdx',
    message: {en: 'This person is already in 5 squads.', 'pt-BR': 'Esta pessoa já está em 5 squads.'},
    cause: {
      en: 'The person has reached the limit of squads.',
      'pt-BR': 'A pessoa chegou ao limite de squads.',
    },
    fix: {en: 'Remove the person from one of them first.', 'pt-BR': 'Antes, remova a pessoa de uma delas.'},
  },
  {
    code: 'TEA-105',
    page: 'metrics/teams.mdx',
    message: {
      en: 'Choose a new lead before removing this one.',
      'pt-BR': 'Escolha outra pessoa como líder antes de remover esta.',
    },
    cause: {
      en: 'A squad has 1–3 leads, and this is the last one.',
      'pt-BR': 'Uma squad tem de 1 a 3 líderes, e esta é a última pessoa.',
    },
    fix: {en: 'Give the role to someone else first.', 'pt-BR': 'Antes, dê o papel a outra pessoa.'},
  },
  {
    code: 'TEA-106',
    page: 'metrics/teams.mdx',
    message: {
      en: 'Row {n}: the role {name} does not exist.',
      'pt-BR': 'Linha {n}: o papel {name} não existe.',
    },
    cause: {
      en: 'The CSV names a role that cannot be imported.',
      'pt-BR': 'O CSV cita um papel que não pode ser importado.',
    },
    fix: {en: 'Use `squad_lead`, `member` or `viewer`.', 'pt-BR': 'Use `squad_lead`, `member` ou `viewer`.'},
  },
] as const satisfies readonly ErrorShape[];

export type ErrorCode = (typeof list)[number]['code'];

export interface PlatformError extends ErrorShape {
  code: ErrorCode;
}

/** All errors, in the order of the pages. */
export const platformErrors: readonly PlatformError[] = list;

/** The errors of one area. */
export function errorsOf(area: ErrorAreaId): readonly PlatformError[] {
  const prefix = errorAreas.find(({id}) => id === area)?.prefix;
  return platformErrors.filter(({code}) => code.startsWith(`${prefix}-`));
}

/** Anchor of a code on the page that lists it: `plt-403`. */
export const anchorOf = (code: ErrorCode): string => code.toLowerCase();
