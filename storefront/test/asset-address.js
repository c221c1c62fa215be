/** Stands for a file that is imported for its address. */
module.exports = '/assets/share.jpg';
