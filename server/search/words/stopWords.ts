/** Words without a meaning of their own, folded: a query need not match them unless it has no others. */
const french =
  'a au aux avec c ce ces cet cette d dans de des du elle en est et etre il ils j je jusqu l la le les leur leurs lorsqu lui ' +
  'm ma mais me mes mon n ne nos notre nous ou par pas pour puisqu qu que qui s sa se ses si son sont sur t ta te tes toi ton ' +
  'tu un une vos votre vous y';
const english =
  'a an and are as at be but by for from has have he her his i in is it its my of on or our she so that the their them they ' +
  'this to was we were with you your';

const stopWords = new Set(`${french} ${english}`.split(' '));
export const isStopWord = (term: string): boolean => stopWords.has(term);
