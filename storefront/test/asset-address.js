/** The address of any imported file. */
module.exports = '/assets/share.jpg';
