/** What the API answers when a payment of the order begins: by PayU and by UPI. */
const productDetails = [
  { productName: 'Generative AI', quantity: 2, subtotal: 11_800 },
  { productName: 'Python Basics', quantity: 1, subtotal: 590 },
];
const order = { totalAmount: 12_390, productDetails, expiresAt: '2026-09-01T09:05:00.000Z' };
export const payuLink = 'http://localhost/api/payu/checkout/P1';
export const payuStarted = { ...order, paymentLink: payuLink, paymentId: 'P1', hash: 'f00' };
export const upiStarted = {
  ...order,
  status: 'success',
  upiLink: 'upi://pay?pa=aarohan.institute@idfcbank&am=12390.00&cu=INR',
  qrCode: 'data:image/png;base64,iVBORw0KGgo=',
  upiId: 'aarohan.institute@idfcbank',
  paymentId: 'U1',
  transactionId: 'U1',
};
